import { CountryScreen } from '@/features/country/country-screen';
import { useRouteId } from '@/runtime/use-route-id';
import { useWay } from '@/runtime/use-way';

export default function CountryRoute() {
  return <CountryScreen countryId={useRouteId()} {...useWay()} />;
}
