import { AlertsScreen } from '@/features/alerts/alerts-screen';
import { useScreenNavigation } from '@/runtime/use-screen-navigation';

export default function AlertsRoute() {
  return <AlertsScreen onOpen={useScreenNavigation().onOpen} />;
}
