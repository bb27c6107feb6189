import { useLocalSearchParams } from 'expo-router';

import { PassScreen } from '@/features/pass/pass-screen';
import { useRouteId } from '@/runtime/use-route-id';
import { useScreenNavigation } from '@/runtime/use-screen-navigation';

/** The id is that of the booked flight. */
export default function PassRoute() {
  const { pass } = useLocalSearchParams();
  return (
    <PassScreen
      segmentId={useRouteId()}
      passId={typeof pass === 'string' ? pass : null}
      {...useScreenNavigation()}
    />
  );
}
