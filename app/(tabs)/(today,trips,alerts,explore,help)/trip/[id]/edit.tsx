import { TripFormScreen } from '@/features/trip-form/trip-form-screen';
import { useLeaveGuard } from '@/runtime/use-leave-guard';
import { useRouteId } from '@/runtime/use-route-id';
import { useScreenNavigation } from '@/runtime/use-screen-navigation';

export default function EditTripRoute() {
  const { onBack } = useScreenNavigation();
  return <TripFormScreen tripId={useRouteId()} guard={useLeaveGuard()} onSaved={onBack} onBack={onBack} />;
}
