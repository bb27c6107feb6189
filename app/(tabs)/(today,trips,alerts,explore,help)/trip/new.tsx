import { useRouter, type Href } from 'expo-router';

import { TripFormScreen } from '@/features/trip-form/trip-form-screen';
import { useLeaveGuard } from '@/runtime/use-leave-guard';
import { useWay } from '@/runtime/use-way';

export default function NewTripRoute() {
  const router = useRouter();
  const { onBack } = useWay();
  return (
    <TripFormScreen
      tripId={null}
      guard={useLeaveGuard()}
      onSaved={(id) => router.replace(`/trip/${id}` as Href)}
      onBack={onBack}
    />
  );
}
