import { useMemo } from 'react';

import { EMPTY_CONTENT, type MapMe } from './map-content';
import { decodeAreas, type PlaceOnMap, toMarkers, type TopologyArea } from './topology-areas';
import { type MapSetting, TravelMap } from './travel-map';

interface CountryMapProps extends MapSetting {
  label: string;
  /** Its id is its two-letter code. */
  country: TopologyArea;
  /** One without a status of its own has its country's. */
  divisions: readonly TopologyArea[];
  /** Parts that do not follow the divisions, drawn over them. */
  regions: readonly TopologyArea[];
  hospitals: readonly PlaceOnMap[];
  me: MapMe | null;
}

export function CountryMap({
  label,
  country,
  divisions,
  regions,
  hospitals,
  me,
  ...setting
}: CountryMapProps) {
  const content = useMemo(() => {
    const inherited = divisions.map((division) => ({
      ...division,
      status: division.status ?? country.status,
    }));
    const { areas, faults } = decodeAreas([country, ...inherited, ...regions]);
    return {
      ...EMPTY_CONTENT,
      areas,
      faults,
      me,
      markers: toMarkers(hospitals, 'hospital'),
      replaces: [country.id],
    };
  }, [country, divisions, regions, hospitals, me]);
  return <TravelMap label={label} content={content} {...setting} />;
}
