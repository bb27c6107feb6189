import { lazyScreen } from '@/features/gate/lazy-screen';
import { useLeaveGuard } from '@/runtime/use-leave-guard';
import { useRouteId } from '@/runtime/use-route-id';
import { useWay } from '@/runtime/use-way';

const TripFormScreen = lazyScreen(async () => (await import('@/screens/later-screens')).TripFormScreen);

export default function EditTripRoute() {
  const { onBack } = useWay();
  return <TripFormScreen tripId={useRouteId()} guard={useLeaveGuard()} onSaved={onBack} onBack={onBack} />;
}
