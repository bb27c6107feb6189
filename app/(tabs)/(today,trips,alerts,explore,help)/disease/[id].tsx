import { lazyScreen } from '@/features/gate/lazy-screen';
import { useRouteId } from '@/runtime/use-route-id';
import { useWay } from '@/runtime/use-way';

const HealthItemScreen = lazyScreen(async () => (await import('@/screens/later-screens')).HealthItemScreen);

export default function DiseaseRoute() {
  return <HealthItemScreen shelf="diseases" itemId={useRouteId()} {...useWay()} />;
}
