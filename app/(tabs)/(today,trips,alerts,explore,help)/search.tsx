import { SearchScreen } from '@/features/search/search-screen';
import { useScreenNavigation } from '@/runtime/use-screen-navigation';

export default function SearchRoute() {
  return <SearchScreen {...useScreenNavigation()} />;
}
