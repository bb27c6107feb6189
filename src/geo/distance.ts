import type { Position } from './position';

/** The mean radius of the Earth; distances along its real form differ by at most 0.6 %. */
export const EARTH_RADIUS_IN_METRES = 6_371_008.8;
const RADIANS = Math.PI / 180;

/** Along the great circle. */
export function distanceInMetres(from: Position, to: Position): number {
  const byLatitude = Math.sin(((to.latitude - from.latitude) * RADIANS) / 2);
  const byLongitude = Math.sin(((to.longitude - from.longitude) * RADIANS) / 2);
  const haversine =
    byLatitude * byLatitude +
    Math.cos(from.latitude * RADIANS) * Math.cos(to.latitude * RADIANS) * byLongitude * byLongitude;
  // Between antipodes rounding may end above 1, where there is no arc sine.
  return 2 * EARTH_RADIUS_IN_METRES * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** In which direction one sets out to go there the shortest way: 0 is north, 90 is east; always below 360. */
export function bearingInDegrees(from: Position, to: Position): number {
  const start = from.latitude * RADIANS;
  const end = to.latitude * RADIANS;
  const east = (to.longitude - from.longitude) * RADIANS;
  const bearing =
    Math.atan2(
      Math.sin(east) * Math.cos(end),
      Math.cos(start) * Math.sin(end) - Math.sin(start) * Math.cos(end) * Math.cos(east),
    ) / RADIANS;
  // A bearing a hair west of north would be rounded to a full 360.
  return (bearing + 360) % 360;
}

const COMPASS_POINTS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type CompassPoint = (typeof COMPASS_POINTS)[number];

export function compassPointOf(bearing: number): CompassPoint {
  const eighth = ((Math.round(bearing / 45) % 8) + 8) % 8;
  return COMPASS_POINTS[eighth] ?? 'N';
}
