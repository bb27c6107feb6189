import { CheckInPanel } from '@/features/check-in/check-in-panel';
import { lazyScreen } from '@/features/gate/lazy-screen';
import { useWay } from '@/runtime/use-way';

const HelpScreen = lazyScreen(async () => (await import('@/screens/later-screens')).HelpScreen);

export default function HelpRoute() {
  const { onOpen } = useWay();
  return <HelpScreen checkIn={<CheckInPanel />} onOpen={onOpen} />;
}
