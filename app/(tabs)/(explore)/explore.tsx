import { lazyScreen } from '@/features/gate/lazy-screen';
import { useWay } from '@/runtime/use-way';

const ExploreScreen = lazyScreen(async () => (await import('@/screens/later-screens')).ExploreScreen);

export default function ExploreRoute() {
  return <ExploreScreen onOpen={useWay().onOpen} />;
}
