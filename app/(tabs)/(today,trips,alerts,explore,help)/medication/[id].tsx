import { HealthItemScreen } from '@/features/health-item/health-item-screen';
import { useRouteId } from '@/runtime/use-route-id';
import { useScreenNavigation } from '@/runtime/use-screen-navigation';

export default function MedicationRoute() {
  return <HealthItemScreen shelf="medications" itemId={useRouteId()} {...useScreenNavigation()} />;
}
