import { useMemo } from 'react';

import { EMPTY_CONTENT, type MapMe } from './map-content';
import { type AlertOnMap, decodeAlerts, decodeAreas, type TopologyArea } from './topology-areas';
import { type MapSetting, TravelMap } from './travel-map';

interface AlertMapProps extends MapSetting {
  label: string;
  alerts: readonly AlertOnMap[];
  /** What is around: the country and its areas. */
  areas: readonly TopologyArea[];
  me: MapMe | null;
}

/** Where alerts apply, one or several, in the areas around them. */
export function AlertMap({ label, alerts, areas, me, ...setting }: AlertMapProps) {
  const content = useMemo(() => {
    const decoded = decodeAreas(areas);
    const { alertAreas, markers, faults } = decodeAlerts(alerts);
    const hasPlace = alertAreas.length > 0 || markers.length > 0;
    return {
      ...EMPTY_CONTENT,
      me,
      areas: decoded.areas.map((area) => ({ ...area, isBackground: hasPlace })),
      alertAreas,
      markers,
      faults: decoded.faults + faults,
    };
  }, [alerts, areas, me]);
  return <TravelMap label={label} content={content} {...setting} />;
}
