import { CountryScreen } from '@/features/country/country-screen';
import { useRouteId } from '@/runtime/use-route-id';
import { useScreenNavigation } from '@/runtime/use-screen-navigation';

export default function CountryRoute() {
  return <CountryScreen countryId={useRouteId()} {...useScreenNavigation()} />;
}
