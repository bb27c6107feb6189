import { CheckInsScreen } from '@/features/check-in/check-ins-screen';
import { useScreenNavigation } from '@/runtime/use-screen-navigation';

export default function CheckInsRoute() {
  const { onBack } = useScreenNavigation();
  return <CheckInsScreen onBack={onBack} />;
}
