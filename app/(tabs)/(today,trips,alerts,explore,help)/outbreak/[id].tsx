import { OutbreakScreen } from '@/features/outbreak/outbreak-screen';
import { useRouteId } from '@/runtime/use-route-id';
import { useScreenNavigation } from '@/runtime/use-screen-navigation';

export default function OutbreakRoute() {
  return <OutbreakScreen outbreakId={useRouteId()} {...useScreenNavigation()} />;
}
