import { useMemo } from 'react';

import { EMPTY_CONTENT, type MapMe, type TravelStatus } from './map-content';
import { type MapSetting, TravelMap } from './travel-map';

interface WorldMapProps extends MapSetting {
  label: string;
  countries: readonly { code: string; name: string; status: TravelStatus | null }[];
  me: MapMe | null;
}

/** Every country by its status. `onAreaPress` is given the country's code. */
export function WorldMap({ label, countries, me, ...setting }: WorldMapProps) {
  const content = useMemo(
    () => ({
      ...EMPTY_CONTENT,
      me,
      areas: countries.map(({ code, name, status }) => ({
        id: code,
        name,
        status,
        outline: { country: code },
      })),
    }),
    [countries, me],
  );
  return <TravelMap label={label} content={content} {...setting} />;
}
