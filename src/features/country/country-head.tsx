import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import { toAreaOnMap } from '@/domain/areas-on-map';
import { toneOfStatus, toTravelStatusName } from '@/domain/travel-status';
import { useWords } from '@/i18n/locale-provider';
import { countryWords } from '@/i18n/messages/country';
import { statusWords } from '@/i18n/messages/statuses';
import { CountryMap } from '@/map/country-map';
import { useMe } from '@/map/use-me';
import { WorldMap } from '@/map/world-map';
import { toFlagUrl } from '@/runtime/to-flag-url';
import { useMapSetting } from '@/runtime/use-map-setting';
import { useWhereAmI } from '@/runtime/use-where-am-i';
import { Badge } from '@/ui/badge';
import { Flag } from '@/ui/flag';
import { FreshnessLine } from '@/ui/freshness-line';
import { spacing } from '@/ui/theme';

import type { CountryPartProps } from './country-props';

interface CountryHeadProps extends Pick<CountryPartProps, 'view'> {
  /** Where many stand, they would hide the areas. */
  withHospitals: boolean;
  onOpen: (path: string) => void;
}

/** The map, the status, and how fresh it is. */
export function CountryHead({ view, withHospitals, onOpen }: CountryHeadProps) {
  const { short, map, hospitals, freshness } = view;
  const words = useWords(countryWords);
  const { travelAdvice } = useWords(statusWords);
  const setting = useMapSetting();
  const me = useMe(useWhereAmI().fix);
  const status = toTravelStatusName(short.travel_status);
  const outlines = useMemo(
    () => [{ code: short.country_code, name: short.name, status }],
    [short.country_code, short.name, status],
  );
  const drawn = useMemo(
    () =>
      map && {
        country: { ...toAreaOnMap({ ...map, name: short.name }), id: short.country_code },
        divisions: map.country_divisions.map(toAreaOnMap),
        regions: map.country_regions.map(toAreaOnMap),
      },
    [map, short.name, short.country_code],
  );
  const places = useMemo(
    () =>
      (withHospitals ? hospitals : []).map(({ id, name, latitude, longitude }) => ({
        id,
        name,
        position: { latitude, longitude },
      })),
    [hospitals, withHospitals],
  );
  return (
    <>
      {drawn ? (
        <CountryMap
          {...setting}
          {...drawn}
          label={words.mapLabel(short.name)}
          hospitals={places}
          me={me}
          onMarkerPress={(id) => onOpen(`/hospital/${id}`)}
          style={styles.map}
        />
      ) : (
        <WorldMap
          {...setting}
          label={words.mapLabel(short.name)}
          countries={outlines}
          me={null}
          style={styles.map}
        />
      )}
      <View style={styles.line}>
        <Flag code={short.country_code} url={toFlagUrl(short.flag)} width={36} />
        <Badge
          tone={toneOfStatus(status)}
          label={status === null ? words.unknownStatus : travelAdvice[status]}
        />
      </View>
      <FreshnessLine freshness={freshness} offline={!setting.isOnline} />
    </>
  );
}

const styles = StyleSheet.create({
  map: { height: 280 },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: spacing.m },
});
