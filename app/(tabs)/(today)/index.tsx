import { CheckInPanel } from '@/features/check-in/check-in-panel';
import { lazyScreen } from '@/features/gate/lazy-screen';
import { useWay } from '@/runtime/use-way';

const TodayScreen = lazyScreen(async () => (await import('@/screens/later-screens')).TodayScreen);

export default function TodayRoute() {
  const { onOpen } = useWay();
  return <TodayScreen checkIn={<CheckInPanel />} onOpen={onOpen} />;
}
