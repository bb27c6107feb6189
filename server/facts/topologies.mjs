import { quantize } from 'topojson-client';
import { topology } from 'topojson-server';

/**
 * Degrees between two lines of the grid that coordinates are written on: about a hundred metres. One grid for all,
 * so that neighbours still meet; a finer one where a hundred metres would show.
 */
const GRID = 1000;
const FINE_GRID = 10_000;
const FINE_BELOW_DEGREES = 0.5;

/** A topology of its own that holds `geometry` under `name`, or null if nothing of it is left on the grid. */
export function toTopology(name, geometry) {
  const bounds = boundsOf(polygonsOf(geometry));
  const small = Math.max(bounds.east - bounds.west, bounds.north - bounds.south) < FINE_BELOW_DEGREES;
  const grid = small ? FINE_GRID : GRID;
  const west = Math.round(bounds.west * grid);
  const south = Math.round(bounds.south * grid);
  const polygons = polygonsOf(geometry)
    .map((rings) =>
      snapPolygon(rings, ([x, y]) => [Math.round(x * grid) - west, Math.round(y * grid) - south]),
    )
    .filter((rings) => rings !== null);
  if (polygons.length === 0) return null;

  const shape =
    polygons.length === 1
      ? { type: 'Polygon', coordinates: polygons[0] }
      : { type: 'MultiPolygon', coordinates: polygons };
  // The points are whole numbers already: this writes them as steps, the form a transform calls for.
  const { objects, arcs } = quantize(topology({ [name]: shape }), { scale: [1, 1], translate: [0, 0] });
  const { type, arcs: indices } = objects[name];
  return {
    type: 'Topology',
    objects: { [name]: { type, arcs: indices } },
    arcs,
    transform: { scale: [1 / grid, 1 / grid], translate: [west / grid, south / grid] },
  };
}

export function polygonsOf(geometry) {
  if (geometry.type === 'Polygon') return [geometry.coordinates];
  if (geometry.type === 'MultiPolygon') return geometry.coordinates;
  throw new Error(`not an area: ${geometry.type}`);
}

export function boundsOf(polygons) {
  const bounds = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (const [x, y] of polygons.flat(2)) {
    bounds.west = Math.min(bounds.west, x);
    bounds.south = Math.min(bounds.south, y);
    bounds.east = Math.max(bounds.east, x);
    bounds.north = Math.max(bounds.north, y);
  }
  return bounds;
}

/** Twice the area on the plane; positive when the ring runs counter-clockwise. */
export function signedArea(ring) {
  let sum = 0;
  for (let i = 1; i < ring.length; i += 1) {
    sum += ring[i - 1][0] * ring[i][1] - ring[i][0] * ring[i - 1][1];
  }
  return sum;
}

/** Outer rings clockwise and holes the other way, as d3-geo and world-atlas have them. Islets thinner than the grid go. */
function snapPolygon(rings, snap) {
  const snapped = rings.map((ring, index) => {
    const points = ring
      .map(snap)
      .filter(([x, y], i, all) => i === 0 || x !== all[i - 1][0] || y !== all[i - 1][1]);
    const area = signedArea(points);
    if (points.length < 4 || area === 0) return null;
    const isHole = index > 0;
    return area < 0 === isHole ? points.reverse() : points;
  });
  return snapped[0] === null ? null : snapped.filter((ring) => ring !== null);
}
