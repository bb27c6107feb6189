import { SearchScreen } from '@/features/search/search-screen';
import { useWay } from '@/runtime/use-way';

export default function SearchRoute() {
  return <SearchScreen {...useWay()} />;
}
