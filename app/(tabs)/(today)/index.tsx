import { CheckInPanel } from '@/features/check-in/check-in-panel';
import { ScreenBoundary } from '@/features/failure/screen-boundary';
import { TodayScreen } from '@/features/today/today-screen';
import { useWay } from '@/runtime/use-way';

export default function TodayRoute() {
  const { onOpen } = useWay();
  const checkIn = <CheckInPanel />;
  return (
    <ScreenBoundary foot={checkIn}>
      <TodayScreen checkIn={checkIn} onOpen={onOpen} />
    </ScreenBoundary>
  );
}
