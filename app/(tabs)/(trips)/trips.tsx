import { useLocalSearchParams, useRouter } from 'expo-router';

import { TripsScreen } from '@/features/trips/trips-screen';

export default function TripsRoute() {
  const router = useRouter();
  const { removed } = useLocalSearchParams<{ removed?: string }>();
  return (
    <TripsScreen
      onOpenTrip={(id) => router.push({ pathname: '/trip/[id]', params: { id } })}
      onAddTrip={() => router.push('/trip/new')}
      removedTripId={removed ?? null}
      onRemovedSeen={() => router.setParams({ removed: undefined })}
    />
  );
}
