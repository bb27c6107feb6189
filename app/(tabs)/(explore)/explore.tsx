import { ExploreScreen } from '@/features/explore/explore-screen';
import { useWay } from '@/runtime/use-way';

export default function ExploreRoute() {
  return <ExploreScreen onOpen={useWay().onOpen} />;
}
