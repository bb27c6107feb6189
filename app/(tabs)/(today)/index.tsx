import { CheckInPanel } from '@/features/check-in/check-in-panel';
import { TodayScreen } from '@/features/today/today-screen';
import { useWay } from '@/runtime/use-way';

export default function TodayRoute() {
  const { onOpen } = useWay();
  return <TodayScreen checkIn={<CheckInPanel />} onOpen={onOpen} />;
}
