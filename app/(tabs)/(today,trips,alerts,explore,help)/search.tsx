import { lazyScreen } from '@/features/gate/lazy-screen';
import { useWay } from '@/runtime/use-way';

const SearchScreen = lazyScreen(async () => (await import('@/screens/later-screens')).SearchScreen);

export default function SearchRoute() {
  return <SearchScreen {...useWay()} />;
}
