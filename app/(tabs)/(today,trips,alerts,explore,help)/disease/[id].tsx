import { HealthItemScreen } from '@/features/health-item/health-item-screen';
import { useRouteId } from '@/runtime/use-route-id';
import { useWay } from '@/runtime/use-way';

export default function DiseaseRoute() {
  return <HealthItemScreen shelf="diseases" itemId={useRouteId()} {...useWay()} />;
}
