import { HealthItemScreen } from '@/features/health-item/health-item-screen';
import { useRouteId } from '@/runtime/use-route-id';
import { useWay } from '@/runtime/use-way';

export default function MedicationRoute() {
  return <HealthItemScreen shelf="medications" itemId={useRouteId()} {...useWay()} />;
}
