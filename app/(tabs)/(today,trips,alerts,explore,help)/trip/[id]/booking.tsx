import { useRouter, type Href } from 'expo-router';

import { SegmentFormScreen } from '@/features/segment-form/segment-form-screen';
import { useLeaveGuard } from '@/runtime/use-leave-guard';
import { useRouteId } from '@/runtime/use-route-id';
import { useScreenNavigation } from '@/runtime/use-screen-navigation';

export default function NewBookingRoute() {
  const router = useRouter();
  const { onBack } = useScreenNavigation();
  return (
    <SegmentFormScreen
      subject={{ tripId: useRouteId() }}
      guard={useLeaveGuard()}
      onSaved={(id) => router.replace(`/segment/${id}` as Href)}
      onBack={onBack}
    />
  );
}
