import { lazyScreen } from '@/features/gate/lazy-screen';
import { useRouteId } from '@/runtime/use-route-id';
import { useWay } from '@/runtime/use-way';

const AdvisoryScreen = lazyScreen(async () => (await import('@/screens/later-screens')).AdvisoryScreen);

export default function AdvisoryRoute() {
  return <AdvisoryScreen advisoryId={useRouteId()} {...useWay()} />;
}
