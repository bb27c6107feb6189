import { CheckInPanel } from '@/features/check-in/check-in-panel';
import { ScreenBoundary } from '@/features/failure/screen-boundary';
import { TodayScreen } from '@/features/today/today-screen';
import { useScreenNavigation } from '@/runtime/use-screen-navigation';

export default function TodayRoute() {
  const { onOpen } = useScreenNavigation();
  const checkIn = <CheckInPanel />;
  return (
    <ScreenBoundary foot={checkIn}>
      <TodayScreen checkIn={checkIn} onOpen={onOpen} />
    </ScreenBoundary>
  );
}
