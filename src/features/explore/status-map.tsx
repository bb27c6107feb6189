import { useMemo } from 'react';
import { StyleSheet } from 'react-native';

import type { ShortCountry } from '@/contract/country';
import { toTravelStatusName } from '@/domain/travel-status';
import { useWords } from '@/i18n/locale-provider';
import { exploreWords } from '@/i18n/messages/explore';
import { useMe } from '@/map/use-me';
import { WorldMap } from '@/map/world-map';
import { useMapSetting } from '@/runtime/use-map-setting';
import { useWhereAmI } from '@/runtime/use-where-am-i';

interface StatusMapProps {
  countries: readonly ShortCountry[];
  onOpen: (path: string) => void;
}

export function StatusMap({ countries, onOpen }: StatusMapProps) {
  const words = useWords(exploreWords);
  const setting = useMapSetting();
  const me = useMe(useWhereAmI().fix);
  const areas = useMemo(
    () =>
      countries.map(({ country_code, name, travel_status }) => ({
        code: country_code,
        name,
        status: toTravelStatusName(travel_status),
      })),
    [countries],
  );
  return (
    <WorldMap
      {...setting}
      label={words.mapLabel}
      countries={areas}
      me={me}
      onAreaPress={(code) => {
        const country = countries.find(({ country_code }) => country_code === code);
        if (country) onOpen(`/country/${country.id}`);
      }}
      style={styles.map}
    />
  );
}

const styles = StyleSheet.create({ map: { height: 460 } });
