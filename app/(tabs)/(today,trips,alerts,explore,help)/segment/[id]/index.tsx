import { SegmentScreen } from '@/features/segment/segment-screen';
import { useRouteId } from '@/runtime/use-route-id';
import { useScreenNavigation } from '@/runtime/use-screen-navigation';

export default function SegmentRoute() {
  return <SegmentScreen segmentId={useRouteId()} {...useScreenNavigation()} />;
}
