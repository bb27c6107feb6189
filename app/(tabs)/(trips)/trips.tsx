import { useGlobalSearchParams, useRouter } from 'expo-router';

import { TripsScreen } from '@/features/trips/trips-screen';
import { useScreenNavigation } from '@/runtime/use-screen-navigation';

export default function TripsRoute() {
  const router = useRouter();
  const { onOpen } = useScreenNavigation();
  // In a wide window this stands beside the screen that has the address.
  const { removed } = useGlobalSearchParams<{ removed?: string }>();
  return (
    <TripsScreen
      onOpenTrip={(id) => onOpen(`/trip/${id}`)}
      onAddTrip={() => onOpen('/trip/new')}
      removedTripId={removed ?? null}
      onRemovedSeen={() => router.setParams({ removed: undefined })}
    />
  );
}
