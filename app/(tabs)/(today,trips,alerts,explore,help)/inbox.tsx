import { useLocalSearchParams } from 'expo-router';

import { InboxScreen } from '@/features/inbox/inbox-screen';
import { useWay } from '@/runtime/use-way';

export default function InboxRoute() {
  const { notification } = useLocalSearchParams();
  return <InboxScreen askedFor={typeof notification === 'string' ? notification : null} {...useWay()} />;
}
