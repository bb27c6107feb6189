import { useLocalSearchParams } from 'expo-router';

import { CountryScreen } from '@/features/country/country-screen';
import { CountryEntry } from '@/features/prepare/country-entry';
import { useRouteId } from '@/runtime/use-route-id';
import { useScreenNavigation } from '@/runtime/use-screen-navigation';

export default function CountryRoute() {
  const id = useRouteId();
  const { part } = useLocalSearchParams<{ part?: string }>();
  const navigation = useScreenNavigation();
  return (
    <CountryScreen
      countryId={id}
      entry={<CountryEntry countryId={id} onOpen={navigation.onOpen} />}
      beginsWith={part}
      {...navigation}
    />
  );
}
