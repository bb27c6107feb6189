import { AlertsScreen } from '@/features/alerts/alerts-screen';
import { useWay } from '@/runtime/use-way';

export default function AlertsRoute() {
  return <AlertsScreen onOpen={useWay().onOpen} />;
}
