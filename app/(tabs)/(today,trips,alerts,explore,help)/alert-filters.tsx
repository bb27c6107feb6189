import { AlertFiltersScreen } from '@/features/alert-filters/alert-filters-screen';
import { useLeaveGuard } from '@/runtime/use-leave-guard';
import { useScreenNavigation } from '@/runtime/use-screen-navigation';

export default function AlertFiltersRoute() {
  return <AlertFiltersScreen guard={useLeaveGuard()} {...useScreenNavigation()} />;
}
