import { AlertFiltersScreen } from '@/features/alert-filters/alert-filters-screen';
import { useScreenNavigation } from '@/runtime/use-screen-navigation';

export default function AlertFiltersRoute() {
  return <AlertFiltersScreen {...useScreenNavigation()} />;
}
