import { useMemo } from 'react';

import { EMPTY_CONTENT, type MapArea, type MapMe, type TravelStatus } from './map-content';
import {
  type AlertOnMap,
  decodeAlerts,
  decodeAreas,
  type PlaceOnMap,
  toMarkers,
  type TopologyArea,
} from './topology-areas';
import { type MapSetting, TravelMap } from './travel-map';

interface TripMapProps extends MapSetting {
  label: string;
  /** In the order they are visited. */
  destinations: readonly PlaceOnMap[];
  /** Areas of the countries on the way. */
  areas: readonly TopologyArea[];
  /** Countries on the way of which no areas are known: the bundled world has their outlines. */
  outlines: readonly { id: string; code: string; name: string; status: TravelStatus | null }[];
  alerts: readonly AlertOnMap[];
  hospitals: readonly PlaceOnMap[];
  me: MapMe | null;
  /** It is about the places themselves: alerts are shown as far as they come into view. */
  showsAround?: boolean;
}

export function TripMap({
  label,
  destinations,
  areas,
  outlines,
  alerts,
  hospitals,
  me,
  showsAround = false,
  ...setting
}: TripMapProps) {
  const content = useMemo(() => {
    const decoded = decodeAreas(areas);
    const warned = decodeAlerts(alerts);
    // A route shows where it leads; a country is larger than the way through it.
    const isBackground = destinations.length > 0;
    const wide = new Set(warned.alertAreas.flatMap(({ id, isWholeCountry }) => (isWholeCountry ? [id] : [])));
    const behind = <Part extends { id: string }>(part: Part) =>
      isBackground && (showsAround || wide.has(part.id)) ? { ...part, isBackground } : part;
    const plain = outlines.map(({ id, code, name, status }): MapArea => ({
      id,
      name,
      status,
      outline: { country: code },
    }));
    return {
      ...EMPTY_CONTENT,
      me,
      areas: [...plain, ...decoded.areas].map((area) => ({ ...area, isBackground })),
      alertAreas: warned.alertAreas.map(behind),
      markers: [
        ...toMarkers(destinations, 'destination'),
        ...warned.markers.map(behind),
        ...toMarkers(hospitals, 'hospital'),
      ],
      route: destinations.map(({ position }) => position),
      faults: decoded.faults + warned.faults,
    };
  }, [destinations, areas, outlines, alerts, hospitals, me, showsAround]);
  return <TravelMap label={label} content={content} {...setting} />;
}
