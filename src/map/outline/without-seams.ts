import type { Position as Place } from 'geojson';

import type { Shape } from '@/geo/shape';

const EDGE_OF_LONGITUDES = 179.995;
const POLE = 89.995;

/**
 * Shapes that a flat map cut at the antimeridian, as lines without the cut, which is no border: drawn around the globe it
 * would run through the middle of Fiji or Antarctica. The same list if nothing was cut.
 */
export function withoutSeams(shapes: readonly Shape[]): readonly Shape[] {
  return shapes.some(isCut) ? shapes.map((shape) => (isCut(shape) ? toLines(shape) : shape)) : shapes;
}

function isCut({ geometry, bounds }: Shape): boolean {
  const isArea = geometry.type === 'Polygon' || geometry.type === 'MultiPolygon';
  const { west, east, south, north } = bounds;
  // Merged across the antimeridian, bounds of two halves no longer end there.
  return (
    isArea &&
    (west > east ||
      west <= -EDGE_OF_LONGITUDES ||
      east >= EDGE_OF_LONGITUDES ||
      south <= -POLE ||
      north >= POLE)
  );
}

function toLines(shape: Shape): Shape {
  const { geometry } = shape;
  const rings =
    geometry.type === 'MultiPolygon'
      ? geometry.coordinates.flat()
      : geometry.type === 'Polygon'
        ? geometry.coordinates
        : [];
  return { ...shape, geometry: { type: 'MultiLineString', coordinates: rings.flatMap(openAtSeams) } };
}

function openAtSeams(ring: readonly Place[]): Place[][] {
  const lines: Place[][] = [];
  let line: Place[] = [];
  ring.forEach((place, index) => {
    const before = ring[index - 1];
    if (before && isSeam(before, place)) {
      lines.push(line);
      line = [];
    }
    line.push(place);
  });
  lines.push(line);
  return lines.filter(({ length }) => length > 1);
}

function isSeam([x1 = 0, y1 = 0]: Place, [x2 = 0, y2 = 0]: Place): boolean {
  const isAtEdge = (longitude: number) => Math.abs(longitude) >= EDGE_OF_LONGITUDES;
  const isAtPole = (latitude: number) => Math.abs(latitude) >= POLE;
  return (isAtEdge(x1) && isAtEdge(x2)) || isAtPole(y1) || isAtPole(y2);
}
