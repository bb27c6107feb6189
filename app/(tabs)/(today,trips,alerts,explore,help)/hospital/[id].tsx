import { lazyScreen } from '@/features/gate/lazy-screen';
import { useRouteId } from '@/runtime/use-route-id';
import { useWay } from '@/runtime/use-way';

const HospitalScreen = lazyScreen(async () => (await import('@/screens/later-screens')).HospitalScreen);

export default function HospitalRoute() {
  return <HospitalScreen hospitalId={useRouteId()} {...useWay()} />;
}
