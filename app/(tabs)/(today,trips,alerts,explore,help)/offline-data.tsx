import { OfflineDataScreen } from '@/features/offline-data/offline-data-screen';
import { SignOut } from '@/features/settings/sign-out';
import { useScreenNavigation } from '@/runtime/use-screen-navigation';

export default function OfflineDataRoute() {
  const { onOpen, onBack } = useScreenNavigation();
  return <OfflineDataScreen signOut={<SignOut />} onCorrect={onOpen} onBack={onBack} />;
}
