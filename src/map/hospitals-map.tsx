import { useMemo } from 'react';

import { EMPTY_CONTENT, type MapMe } from './map-content';
import { type PlaceOnMap, toMarkers } from './topology-areas';
import { type MapSetting, TravelMap } from './travel-map';

interface HospitalsMapProps extends Omit<MapSetting, 'onAreaPress'> {
  label: string;
  hospitals: readonly PlaceOnMap[];
  me: MapMe | null;
}

export function HospitalsMap({ label, hospitals, me, ...setting }: HospitalsMapProps) {
  const content = useMemo(
    () => ({ ...EMPTY_CONTENT, me, markers: toMarkers(hospitals, 'hospital') }),
    [hospitals, me],
  );
  return <TravelMap label={label} content={content} {...setting} />;
}
