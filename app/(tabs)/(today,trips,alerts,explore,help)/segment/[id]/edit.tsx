import { SegmentFormScreen } from '@/features/segment-form/segment-form-screen';
import { useLeaveGuard } from '@/runtime/use-leave-guard';
import { useRouteId } from '@/runtime/use-route-id';
import { useScreenNavigation } from '@/runtime/use-screen-navigation';

export default function EditSegmentRoute() {
  const { onBack } = useScreenNavigation();
  return (
    <SegmentFormScreen
      subject={{ segmentId: useRouteId() }}
      guard={useLeaveGuard()}
      onSaved={onBack}
      onBack={onBack}
    />
  );
}
