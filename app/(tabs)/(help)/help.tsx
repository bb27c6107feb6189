import { CheckInPanel } from '@/features/check-in/check-in-panel';
import { CompanyLine } from '@/features/check-in/company-line';
import { ScreenBoundary } from '@/features/failure/screen-boundary';
import { HelpScreen } from '@/features/help/help-screen';
import { useScreenNavigation } from '@/runtime/use-screen-navigation';

export default function HelpRoute() {
  const { onOpen } = useScreenNavigation();
  const checkIn = <CheckInPanel />;
  const companyLine = <CompanyLine />;
  return (
    <ScreenBoundary foot={checkIn} urgent={companyLine}>
      <HelpScreen checkIn={checkIn} companyLine={companyLine} onOpen={onOpen} />
    </ScreenBoundary>
  );
}
