import { useLocalSearchParams, useRouter } from 'expo-router';

import { lazyScreen } from '@/features/gate/lazy-screen';
import { useWay } from '@/runtime/use-way';

const TripsScreen = lazyScreen(async () => (await import('@/screens/later-screens')).TripsScreen);

export default function TripsRoute() {
  const router = useRouter();
  const { onOpen } = useWay();
  const { removed } = useLocalSearchParams<{ removed?: string }>();
  return (
    <TripsScreen
      onOpenTrip={(id) => onOpen(`/trip/${id}`)}
      onAddTrip={() => onOpen('/trip/new')}
      removedTripId={removed ?? null}
      onRemovedSeen={() => router.setParams({ removed: undefined })}
    />
  );
}
