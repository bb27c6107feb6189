export type Ring = [number, number][];

export const clockwise = (west: number, south: number, size: number): Ring => [
  [west, south],
  [west, south + size],
  [west + size, south + size],
  [west + size, south],
  [west, south],
];
export const reversed = (ring: Ring): Ring => [...ring].reverse();

/** A topology without quantization, with one object. */
export const aTopology = (object: unknown, arcs: unknown = []) => ({
  type: 'Topology',
  objects: { it: object },
  arcs,
});
export const aPolygon = (...rings: Ring[]) =>
  aTopology({ type: 'Polygon', arcs: rings.map((_, index) => [index]) }, rings);
