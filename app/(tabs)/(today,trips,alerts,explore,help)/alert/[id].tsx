import { AlertScreen } from '@/features/alert/alert-screen';
import { useRouteId } from '@/runtime/use-route-id';
import { useWay } from '@/runtime/use-way';

export default function AlertRoute() {
  return <AlertScreen alertId={useRouteId()} {...useWay()} />;
}
