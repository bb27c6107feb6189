import { useLocalSearchParams } from 'expo-router';

import { lazyScreen } from '@/features/gate/lazy-screen';
import { useWay } from '@/runtime/use-way';

const InboxScreen = lazyScreen(async () => (await import('@/screens/later-screens')).InboxScreen);

export default function InboxRoute() {
  const { notification } = useLocalSearchParams();
  return <InboxScreen askedFor={typeof notification === 'string' ? notification : null} {...useWay()} />;
}
