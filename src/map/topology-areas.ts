import type { Position } from '@/geo/position';
import { decodeTopology } from '@/geo/decode-topology';

import { roomOf } from './labels/room-of-area';
import type { MapAlertArea, MapArea, MapMarker, TravelStatus } from './map-content';

/** An area as the service gives it: with TopoJSON that nobody has checked. */
export interface TopologyArea {
  id: string;
  name: string;
  status: TravelStatus | null;
  topology: unknown;
}

/** An alert with an area, a point, both or neither. */
export interface AlertOnMap {
  id: string;
  name: string;
  /** What else there is to say of it in a line or two. */
  note?: string;
  position: Position | null;
  topology: unknown;
  isHigh?: boolean;
  /** Its area says no more of where it applies than which country it is. */
  isWholeCountry?: boolean;
  /** Without a point it has its mark in the middle of its area. */
  isMarked?: boolean;
}

export interface PlaceOnMap {
  id: string;
  name: string;
  /** What else there is to say of it in a line or two. */
  note?: string;
  position: Position;
  /** Shown if it comes into view. */
  isBackground?: boolean;
}

export function decodeAreas(all: readonly TopologyArea[]): { areas: MapArea[]; faults: number } {
  let faults = 0;
  const areas = all.flatMap(({ id, name, status, topology }) => {
    const decoded = decodeTopology(topology);
    faults += decoded.faults;
    return decoded.shapes.length === 0 ? [] : [{ id, name, status, outline: decoded.shapes }];
  });
  return { areas, faults };
}

/** An alert that has only an area is still found on the map and in the list by it. Whole countries stay in the background of what says more. */
export function decodeAlerts(all: readonly AlertOnMap[]): {
  alertAreas: MapAlertArea[];
  markers: MapMarker[];
  faults: number;
} {
  let faults = 0;
  const isSaidMore = all.some(
    ({ position, topology, isWholeCountry }) => Boolean(position) || (Boolean(topology) && !isWholeCountry),
  );
  const alertAreas = all.flatMap(({ id, name, topology, isWholeCountry = false }) => {
    if (topology === null || topology === undefined) return [];
    const decoded = decodeTopology(topology);
    faults += decoded.faults;
    if (decoded.shapes.length === 0) return [];
    const isBackground = isWholeCountry && isSaidMore;
    return [{ id, name, outline: decoded.shapes, isWholeCountry, isBackground }];
  });
  const byId = new Map(alertAreas.map((area) => [area.id, area]));
  const markers = all.flatMap(({ id, name, note = '', position, isMarked = false, isHigh = false }) => {
    const area = byId.get(id);
    const at = position ?? (isMarked && area ? (roomOf(area.outline)?.middle ?? null) : null);
    return at ? [{ id, kind: 'alert' as const, name, note, position: at, isHigh }] : [];
  });
  return { alertAreas, markers, faults };
}

export function toMarkers(places: readonly PlaceOnMap[], kind: MapMarker['kind']): MapMarker[] {
  return places.map(({ id, name, note = '', position, isBackground = false }) => ({
    id,
    kind,
    name,
    note,
    position,
    isBackground,
  }));
}
