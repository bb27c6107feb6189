import type { MarkerKind, TravelStatus } from './map-content';

/** What the maps say, in one place until the app's messages take it over. */
export const mapWords = {
  status: {
    normal: 'Normal',
    caution: 'Caution',
    avoid: 'Avoid',
  } satisfies Record<TravelStatus, string>,
  statusUnknown: 'No status',
  kind: {
    alert: 'Alert',
    hospital: 'Hospital',
    destination: 'Destination',
  } satisfies Record<MarkerKind, string>,
  alertArea: 'Alert area',
  you: 'You are here',
  accuracy: (metres: number) =>
    metres >= 1000 ? `within ${Math.round(metres / 1000)} km` : `within ${Math.round(metres)} m`,
  distance: (metres: number) => (metres >= 1000 ? `${metres / 1000} km` : `${metres} m`),
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show everything',
  showList: 'Show as list',
  showMap: 'Show as map',
  nothing: 'Nothing to show on this map yet.',
  faults: 'Part of this map could not be drawn',
  keys: 'Arrow keys move the map, plus and minus zoom, 0 shows everything.',
  summary: (label: string, parts: readonly string[]) =>
    parts.length === 0 ? label : `${label}: ${parts.join(', ')}`,
  countOfAreas: (count: number, status: TravelStatus) =>
    `${count} ${count === 1 ? 'area' : 'areas'}: ${mapWords.status[status].toLowerCase()}`,
  countOfMarkers: {
    alert: (count: number) => `${count} ${count === 1 ? 'alert' : 'alerts'}`,
    hospital: (count: number) => `${count} ${count === 1 ? 'hospital' : 'hospitals'}`,
    destination: (count: number) => `${count} ${count === 1 ? 'destination' : 'destinations'}`,
  } satisfies Record<MarkerKind, (count: number) => string>,
} as const;
