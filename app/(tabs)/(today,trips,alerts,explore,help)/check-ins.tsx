import { lazyScreen } from '@/features/gate/lazy-screen';
import { useWay } from '@/runtime/use-way';

const CheckInsScreen = lazyScreen(async () => (await import('@/screens/later-screens')).CheckInsScreen);

export default function CheckInsRoute() {
  const { onBack } = useWay();
  return <CheckInsScreen onBack={onBack} />;
}
