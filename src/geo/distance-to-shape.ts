import type { Position as GeoPosition } from 'geojson';

import { containsPosition } from './area-at';
import { distanceInMetres } from './distance';
import { isOnEarth, normaliseLongitude, type Position } from './position';
import type { Shape } from './shape';

const RADIANS = Math.PI / 180;

/** Zero inside of one of them; null where none is anywhere. Along straight edges, as near as a traveller can use it. */
export function distanceToShapes(shapes: readonly Shape[], from: Position): number | null {
  if (!isOnEarth(from)) return null;
  let least = Infinity;
  for (const shape of shapes) {
    if (containsPosition(shape, from)) return 0;
    for (const line of linesOf(shape)) least = Math.min(least, distanceToLine(line, from));
  }
  return least === Infinity ? null : least;
}

function linesOf({ geometry }: Shape): GeoPosition[][] {
  switch (geometry.type) {
    case 'Polygon':
    case 'MultiLineString':
      return geometry.coordinates;
    case 'MultiPolygon':
      return geometry.coordinates.flat();
    case 'LineString':
    case 'MultiPoint':
      return [geometry.coordinates];
    case 'Point':
      return [[geometry.coordinates]];
  }
}

/** Seen from the position the line is laid flat, its nearest place found there, and measured on the globe. */
function distanceToLine(line: readonly GeoPosition[], from: Position): number {
  const width = Math.cos(from.latitude * RADIANS);
  let nearest: { x: number; y: number } | null = null;
  let least = Infinity;
  let before: { x: number; y: number } | null = null;
  for (const [longitude = 0, latitude = 0] of line) {
    const corner = {
      x: normaliseLongitude(longitude - from.longitude) * width,
      y: latitude - from.latitude,
    };
    const foot = before ? footOn(before, corner) : corner;
    const distance = Math.hypot(foot.x, foot.y);
    if (distance < least) [least, nearest] = [distance, foot];
    before = corner;
  }
  if (!nearest) return Infinity;
  const { x, y } = nearest;
  return distanceInMetres(from, {
    latitude: from.latitude + y,
    longitude: from.longitude + (width === 0 ? 0 : x / width),
  });
}

/** The place on an edge that is nearest to where one stands. */
function footOn(start: { x: number; y: number }, end: { x: number; y: number }): { x: number; y: number } {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, -(start.x * dx + start.y * dy) / length));
  return { x: start.x + share * dx, y: start.y + share * dy };
}
