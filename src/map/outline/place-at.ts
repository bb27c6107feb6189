import type { GeoProjection } from 'd3-geo';

import type { Position } from '@/geo/position';

/** Where a position is drawn; null if it is not. */
export function placeAt(
  projection: GeoProjection,
  { longitude, latitude }: Position,
): { x: number; y: number } | null {
  const at = projection([longitude, latitude]);
  return at?.every(Number.isFinite) ? { x: at[0], y: at[1] } : null;
}
