import { useMemo } from 'react';

import { toAreaOnMap } from '@/domain/areas-on-map';
import { toTravelStatusName } from '@/domain/travel-status';
import { useWords } from '@/i18n/locale-provider';
import { countryWords } from '@/i18n/messages/country';
import { CountryMap } from '@/map/country-map';
import { useMe } from '@/map/use-me';
import { WorldMap } from '@/map/world-map';
import { useMapSetting } from '@/runtime/use-map-setting';
import { useWhereAmI } from '@/runtime/use-where-am-i';

import type { CountryPartProps } from './country-props';

interface CountryGlanceProps extends Pick<CountryPartProps, 'view'> {
  /** Where many stand, they would hide the areas. */
  withHospitals: boolean;
  onOpen: (path: string) => void;
}

/** The country and its areas, at a glance. */
export function CountryGlance({ view, withHospitals, onOpen }: CountryGlanceProps) {
  const { short, map, hospitals } = view;
  const words = useWords(countryWords);
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
      (withHospitals ? hospitals : []).map(({ id, name, latitude, longitude, city, province }) => ({
        id,
        name,
        note: [city, province].filter(Boolean).join(', '),
        position: { latitude, longitude },
      })),
    [hospitals, withHospitals],
  );
  const label = words.mapLabel(short.name);
  if (!drawn) return <WorldMap {...setting} label={label} countries={outlines} me={null} isStrip />;
  return (
    <CountryMap
      {...setting}
      {...drawn}
      label={label}
      hospitals={places}
      me={me}
      onMarkerPress={(id) => onOpen(`/hospital/${id}`)}
      isStrip
    />
  );
}
