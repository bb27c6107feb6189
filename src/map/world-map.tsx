import { useMemo } from 'react';

import { EMPTY_CONTENT, type MapMe, type TravelStatus } from './map-content';
import { decodeAreas, type TopologyArea } from './topology-areas';
import { type MapSetting, TravelMap } from './travel-map';

const NONE: never[] = [];

interface WorldMapProps extends MapSetting {
  label: string;
  /** Parts of countries, drawn over them; their `id` is what `onAreaPress` is given. */
  areas?: readonly TopologyArea[];
  countries: readonly { code: string; name: string; status: TravelStatus | null }[];
  me: MapMe | null;
}

/** Every country by its status. `onAreaPress` is given the country's code. */
export function WorldMap({ label, countries, areas = NONE, me, ...setting }: WorldMapProps) {
  const content = useMemo(() => {
    const decoded = decodeAreas(areas);
    const whole = countries.map(({ code, name, status }) => ({
      id: code,
      name,
      status,
      outline: { country: code },
    }));
    return { ...EMPTY_CONTENT, me, areas: [...whole, ...decoded.areas], faults: decoded.faults };
  }, [countries, areas, me]);
  return <TravelMap label={label} content={content} {...setting} />;
}
