import { lazyScreen } from '@/features/gate/lazy-screen';
import { useRouteId } from '@/runtime/use-route-id';
import { useWay } from '@/runtime/use-way';

const AlertScreen = lazyScreen(async () => (await import('@/screens/later-screens')).AlertScreen);

export default function AlertRoute() {
  return <AlertScreen alertId={useRouteId()} {...useWay()} />;
}
