import { useRouter, type Href } from 'expo-router';

import { TripFormScreen } from '@/features/trip-form/trip-form-screen';
import { useLeaveGuard } from '@/runtime/use-leave-guard';
import { useScreenNavigation } from '@/runtime/use-screen-navigation';

export default function NewTripRoute() {
  const router = useRouter();
  const { onBack } = useScreenNavigation();
  return (
    <TripFormScreen
      tripId={null}
      guard={useLeaveGuard()}
      onSaved={(id) => router.replace(`/trip/${id}` as Href)}
      onBack={onBack}
    />
  );
}
