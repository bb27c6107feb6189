import { AlertScreen } from '@/features/alert/alert-screen';
import { useRouteId } from '@/runtime/use-route-id';
import { useScreenNavigation } from '@/runtime/use-screen-navigation';

export default function AlertRoute() {
  return <AlertScreen alertId={useRouteId()} {...useScreenNavigation()} />;
}
