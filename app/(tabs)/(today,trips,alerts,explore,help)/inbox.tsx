import { useLocalSearchParams } from 'expo-router';

import { InboxScreen } from '@/features/inbox/inbox-screen';
import { useScreenNavigation } from '@/runtime/use-screen-navigation';

export default function InboxRoute() {
  const { notification } = useLocalSearchParams();
  return (
    <InboxScreen
      askedFor={typeof notification === 'string' ? notification : null}
      {...useScreenNavigation()}
    />
  );
}
