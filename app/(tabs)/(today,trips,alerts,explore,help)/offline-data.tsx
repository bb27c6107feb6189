import { OfflineDataScreen } from '@/features/offline-data/offline-data-screen';
import { SignOut } from '@/features/settings/sign-out';
import { useWay } from '@/runtime/use-way';

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
