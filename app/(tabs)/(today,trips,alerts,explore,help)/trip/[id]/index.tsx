import { useRouter } from 'expo-router';

import { TripPrepare } from '@/features/prepare/trip-prepare';
import { TripScreen } from '@/features/trip/trip-screen';
import { useRouteId } from '@/runtime/use-route-id';
import { useScreenNavigation } from '@/runtime/use-screen-navigation';

export default function TripRoute() {
  const router = useRouter();
  const id = useRouteId();
  const { onOpen, onBack } = useScreenNavigation();
  return (
    <TripScreen
      tripId={id}
      prepare={<TripPrepare tripId={id} onOpen={onOpen} />}
      onOpen={onOpen}
      onBack={onBack}
      onEdit={() => onOpen(`/trip/${id}/edit`)}
      onRemoved={(removed, canUndo) =>
        router.dismissTo({ pathname: '/trips', params: canUndo ? { removed } : {} })
      }
    />
  );
}
