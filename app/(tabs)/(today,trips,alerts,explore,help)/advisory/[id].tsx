import { AdvisoryScreen } from '@/features/advisory/advisory-screen';
import { useRouteId } from '@/runtime/use-route-id';
import { useScreenNavigation } from '@/runtime/use-screen-navigation';

export default function AdvisoryRoute() {
  return <AdvisoryScreen advisoryId={useRouteId()} {...useScreenNavigation()} />;
}
