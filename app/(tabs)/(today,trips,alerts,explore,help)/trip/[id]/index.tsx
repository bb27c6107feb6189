import { useRouter } from 'expo-router';

import { lazyScreen } from '@/features/gate/lazy-screen';
import { useRouteId } from '@/runtime/use-route-id';
import { useWay } from '@/runtime/use-way';

const TripScreen = lazyScreen(async () => (await import('@/screens/later-screens')).TripScreen);

export default function TripRoute() {
  const router = useRouter();
  const id = useRouteId();
  const { onOpen, onBack } = useWay();
  return (
    <TripScreen
      tripId={id}
      onOpen={onOpen}
      onBack={onBack}
      onEdit={() => onOpen(`/trip/${id}/edit`)}
      onRemoved={(removed, canUndo) =>
        router.dismissTo({ pathname: '/trips', params: canUndo ? { removed } : {} })
      }
    />
  );
}
