import { CheckInPanel } from '@/features/check-in/check-in-panel';
import { ScreenBoundary } from '@/features/failure/screen-boundary';
import { HelpScreen } from '@/features/help/help-screen';
import { useWay } from '@/runtime/use-way';

export default function HelpRoute() {
  const { onOpen } = useWay();
  const checkIn = <CheckInPanel />;
  return (
    <ScreenBoundary urgent={checkIn}>
      <HelpScreen checkIn={checkIn} onOpen={onOpen} />
    </ScreenBoundary>
  );
}
