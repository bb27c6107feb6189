import { lazyScreen } from '@/features/gate/lazy-screen';
import { SignOut } from '@/features/settings/sign-out';
import { useWay } from '@/runtime/use-way';

const OfflineDataScreen = lazyScreen(async () => (await import('@/screens/later-screens')).OfflineDataScreen);

export default function OfflineDataRoute() {
  const { onOpen, onBack } = useWay();
  return (
    <OfflineDataScreen
      signOut={<SignOut />}
      onCorrect={(tripId) => onOpen(`/trip/${encodeURIComponent(tripId)}/edit`)}
      onBack={onBack}
    />
  );
}
