import { useMemo } from 'react';
import { StyleSheet } from 'react-native';

import type { Alert } from '@/contract/alert';
import type { CountryMapData, ShortCountry } from '@/contract/country';
import { toAreasOnMap } from '@/domain/areas-on-map';
import { useWords } from '@/i18n/locale-provider';
import { alertWords } from '@/i18n/messages/alert';
import { AlertMap } from '@/map/alert-map';
import { useMe } from '@/map/use-me';
import { useMapSetting } from '@/runtime/use-map-setting';
import { useWhereAmI } from '@/runtime/use-where-am-i';

import { placesOnMap } from './places-on-map';

interface AlertPlaceMapProps {
  alert: Alert;
  maps: readonly CountryMapData[];
  countries: readonly ShortCountry[];
}

export function AlertPlaceMap({ alert, maps, countries }: AlertPlaceMapProps) {
  const words = useWords(alertWords);
  const setting = useMapSetting();
  const me = useMe(useWhereAmI().fix);
  const areas = useMemo(
    () => maps.flatMap((map) => toAreasOnMap(map, countries.find(({ id }) => id === map.id)?.name ?? '')),
    [maps, countries],
  );
  const places = useMemo(() => placesOnMap(alert), [alert]);
  return (
    <AlertMap {...setting} label={words.mapLabel} alerts={places} areas={areas} me={me} style={styles.map} />
  );
}

const styles = StyleSheet.create({ map: { height: 260 } });
