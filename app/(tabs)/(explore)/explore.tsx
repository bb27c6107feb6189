import { ExploreScreen } from '@/features/explore/explore-screen';

export default function ExploreRoute() {
  return <ExploreScreen />;
}
