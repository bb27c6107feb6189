import { useRouter, type Href } from 'expo-router';

import { lazyScreen } from '@/features/gate/lazy-screen';
import { useLeaveGuard } from '@/runtime/use-leave-guard';
import { useWay } from '@/runtime/use-way';

const TripFormScreen = lazyScreen(async () => (await import('@/screens/later-screens')).TripFormScreen);

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
