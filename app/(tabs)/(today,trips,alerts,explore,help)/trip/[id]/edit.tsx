import { TripFormScreen } from '@/features/trip-form/trip-form-screen';
import { useLeaveGuard } from '@/runtime/use-leave-guard';
import { useRouteId } from '@/runtime/use-route-id';
import { useWay } from '@/runtime/use-way';

export default function EditTripRoute() {
  const { onBack } = useWay();
  return <TripFormScreen tripId={useRouteId()} guard={useLeaveGuard()} onSaved={onBack} onBack={onBack} />;
}
