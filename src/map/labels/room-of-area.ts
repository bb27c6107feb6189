import type { Position as Place } from 'geojson';

import type { Position } from '@/geo/position';
import type { Shape } from '@/geo/shape';

/** Where a name stands best in an area, and how wide the area is there. */
interface Room {
  middle: Position;
  radians: number;
}

/** In the largest part: the name of an archipelago stands on its main island. */
export function roomOf(shapes: readonly Shape[]): Room | null {
  let best: Room | null = null;
  let most = 0;
  for (const { geometry } of shapes) {
    const polygons =
      geometry.type === 'MultiPolygon'
        ? geometry.coordinates
        : geometry.type === 'Polygon'
          ? [geometry.coordinates]
          : [];
    for (const [outer] of polygons) {
      const part = outer && measure(outer);
      if (!part || part.area <= most) continue;
      most = part.area;
      best = part.room;
    }
  }
  return best;
}

/** As on a flat map, which is near enough to tell which part is largest and where its middle is. */
function measure(ring: readonly Place[]): { area: number; room: Room } | null {
  let [twice, x, y] = [0, 0, 0];
  let [west, east] = [Infinity, -Infinity];
  ring.forEach(([x2 = 0, y2 = 0], index) => {
    const [x1 = 0, y1 = 0] = ring[index - 1] ?? ring.at(-1) ?? [];
    const cross = x1 * y2 - x2 * y1;
    twice += cross;
    x += (x1 + x2) * cross;
    y += (y1 + y2) * cross;
    west = Math.min(west, x2);
    east = Math.max(east, x2);
  });
  if (twice === 0) return null;
  const middle = { longitude: x / (3 * twice), latitude: y / (3 * twice) };
  const narrow = Math.cos((middle.latitude * Math.PI) / 180);
  return {
    area: (Math.abs(twice) / 2) * narrow,
    room: { middle, radians: ((east - west) * narrow * Math.PI) / 180 },
  };
}
