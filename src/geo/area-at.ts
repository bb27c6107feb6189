import { geoArea } from 'd3-geo';

import { contains } from './bounds';
import type { Place } from './place';
import { isOnEarth, normaliseLongitude, type Position } from './position';
import type { Shape } from './shape';

/** The smallest of the areas that contain the position. */
export function areaAt<Area extends { shapes: readonly Shape[] }>(
  areas: readonly Area[],
  position: Position,
): Area | null {
  const around = areas.filter(({ shapes }) => shapes.some((shape) => containsPosition(shape, position)));
  if (around.length < 2) return around[0] ?? null;
  let smallest: { area: Area; size: number } | null = null;
  for (const area of around) {
    const size = area.shapes.reduce((sum, { geometry }) => sum + geoArea(geometry), 0);
    if (!smallest || size < smallest.size) smallest = { area, size };
  }
  return smallest?.area ?? null;
}

/** Whether the position is inside of the shape, which lines and points never contain. */
export function containsPosition({ geometry, bounds }: Shape, position: Position): boolean {
  if (!isOnEarth(position) || !contains(bounds, position)) return false;
  const { latitude } = position;
  const here = { latitude, longitude: normaliseLongitude(position.longitude) };
  if (geometry.type === 'Polygon') return isInPolygon(geometry.coordinates as Place[][], here);
  if (geometry.type !== 'MultiPolygon') return false;
  return (geometry.coordinates as Place[][][]).some((polygon) => isInPolygon(polygon, here));
}

function isInPolygon(rings: Place[][], position: Position): boolean {
  return rings.every((ring, index) => isEnclosed(ring, position, index > 0) === (index === 0));
}

/**
 * Follows the meridian from the position to the far pole and turns from inside to outside, or back, wherever the ring
 * crosses it. To the far one, because flat maps are cut open along the near pole: an edge there is none on Earth.
 * Edges are straight in longitude and latitude, as in GeoJSON, so a border along a parallel stays on it.
 */
function isEnclosed(ring: Place[], { latitude, longitude }: Position, isHole: boolean): boolean {
  const isNorthwards = latitude < 0;
  let isInside = false;
  let eastwards = 0;
  let previousEast = 0;
  let previousLatitude: number | null = null;
  for (const place of ring) {
    const east = shortestWay(place[0] - longitude);
    const way = east - previousEast;
    if (previousLatitude !== null && east > 0 !== previousEast > 0 && way <= 180 && way >= -180) {
      eastwards += east > 0 ? 1 : -1;
      const crossing = previousLatitude - ((place[1] - previousLatitude) * previousEast) / way;
      if (isNorthwards ? crossing > latitude : crossing < latitude) isInside = !isInside;
    }
    previousEast = east;
    previousLatitude = place[1];
  }
  // An outer ring has its inside on the right, a hole on the left.
  const southern = isHole ? -eastwards : eastwards;
  const enclosesFarPole = isNorthwards ? southern < 0 : southern > 0;
  return isInside !== enclosesFarPole;
}

function shortestWay(degrees: number): number {
  return degrees > 180 ? degrees - 360 : degrees < -180 ? degrees + 360 : degrees;
}
