import { AdvisoryScreen } from '@/features/advisory/advisory-screen';
import { useRouteId } from '@/runtime/use-route-id';
import { useWay } from '@/runtime/use-way';

export default function AdvisoryRoute() {
  return <AdvisoryScreen advisoryId={useRouteId()} {...useWay()} />;
}
