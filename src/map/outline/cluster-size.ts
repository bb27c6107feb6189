/** Around the disc of a cluster, seen through. */
export const HALO = 4;

/** Of the disc that a cluster is drawn as: it grows with every doubling, and not without end. */
export function radiusOf(count: number): number {
  return 13 + Math.min(9, 2 * Math.log2(count));
}
