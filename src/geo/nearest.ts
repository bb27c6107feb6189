import { distanceInMetres } from './distance';
import { isOnEarth, type Position } from './position';

export interface Near<Point> {
  point: Point;
  metres: number;
}

/**
 * The nearest first, by looking at each point once. Points that are nowhere are left out. To ask a large list more
 * than once, build a `NearestIndex`.
 */
export function nearest<Point extends Position>(
  points: readonly Point[],
  from: Position,
  count: number,
): Near<Point>[] {
  if (!(count >= 1) || !isOnEarth(from)) return [];
  const near: Near<Point>[] = [];
  let farthest = Infinity;
  for (const point of points) {
    if (!isOnEarth(point)) continue;
    const metres = distanceInMetres(from, point);
    if (near.length >= count && metres >= farthest) continue;
    insert(near, { point, metres });
    if (near.length > count) near.pop();
    farthest = near.at(-1)?.metres ?? Infinity;
  }
  return near;
}

/** Behind those that are as near, so that equals stay in the order in which they were given. */
function insert<Point>(near: Near<Point>[], entry: Near<Point>): void {
  let low = 0;
  let high = near.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((near[middle]?.metres ?? Infinity) <= entry.metres) low = middle + 1;
    else high = middle;
  }
  near.splice(low, 0, entry);
}
