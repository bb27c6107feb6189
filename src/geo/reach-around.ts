/** Half an hour by car. */
const AROUND_METRES = 30_000;

/** How far a map looks that shows what is near: around the traveller, and where the nearest is farther than that, to twice as far as it. */
export function reachAround(metresToNearest: number): number {
  return Math.max(AROUND_METRES, 2 * metresToNearest);
}
