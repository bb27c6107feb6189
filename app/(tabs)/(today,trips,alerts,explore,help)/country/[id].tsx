import { lazyScreen } from '@/features/gate/lazy-screen';
import { useRouteId } from '@/runtime/use-route-id';
import { useWay } from '@/runtime/use-way';

const CountryScreen = lazyScreen(async () => (await import('@/screens/later-screens')).CountryScreen);

export default function CountryRoute() {
  return <CountryScreen countryId={useRouteId()} {...useWay()} />;
}
