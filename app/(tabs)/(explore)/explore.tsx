import { ExploreScreen } from '@/features/explore/explore-screen';
import { useScreenNavigation } from '@/runtime/use-screen-navigation';

export default function ExploreRoute() {
  return <ExploreScreen onOpen={useScreenNavigation().onOpen} />;
}
