import { CheckInPanel } from '@/features/check-in/check-in-panel';
import { HelpScreen } from '@/features/help/help-screen';
import { useWay } from '@/runtime/use-way';

export default function HelpRoute() {
  const { onOpen } = useWay();
  return <HelpScreen checkIn={<CheckInPanel />} onOpen={onOpen} />;
}
