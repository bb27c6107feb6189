import type { MultiPolygon, Polygon, Position as Place } from 'geojson';

import type { Position } from '@/geo/position';

export type Line = [from: Position, to: Position];

/**
 * Parallel lines inside an area, `spacing` degrees apart. react-native-maps can't fill with a pattern, and colours alone do
 * not reach everybody. `slope` is how much a line rises per degree of longitude.
 */
export function hatchLines(geometry: Polygon | MultiPolygon, spacing: number, slope: number): Line[] {
  if (!(spacing > 0)) return [];
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons.flatMap((rings) => hatchPolygon(rings, spacing, slope));
}

/** A line is where latitude − slope · longitude has one value; it enters and leaves the area in turn. */
function hatchPolygon(rings: readonly Place[][], spacing: number, slope: number): Line[] {
  const crossings = new Map<number, Position[]>();
  for (const ring of rings) {
    ring.forEach((end, index) => {
      const start = ring[index - 1];
      if (start) addCrossings(crossings, start, end, spacing, slope);
    });
  }
  return [...crossings.values()].flatMap((points) => pairUp(points));
}

function addCrossings(
  crossings: Map<number, Position[]>,
  [x1 = 0, y1 = 0]: Place,
  [x2 = 0, y2 = 0]: Place,
  spacing: number,
  slope: number,
): void {
  const from = (y1 - slope * x1) / spacing;
  const to = (y2 - slope * x2) / spacing;
  // Each line counts at one end of an edge only, or a corner on a line would be crossed twice.
  const first = Math.ceil(Math.min(from, to));
  for (let line = first; line < Math.max(from, to); line += 1) {
    const share = (line - from) / (to - from);
    const crossing = { longitude: x1 + share * (x2 - x1), latitude: y1 + share * (y2 - y1) };
    const points = crossings.get(line);
    if (points) points.push(crossing);
    else crossings.set(line, [crossing]);
  }
}

function pairUp(points: Position[]): Line[] {
  const sorted = [...points].sort((one, other) => one.longitude - other.longitude);
  const lines: Line[] = [];
  for (let index = 0; index + 1 < sorted.length; index += 2) {
    const [from, to] = [sorted[index], sorted[index + 1]];
    // A corner that only touches a line.
    if (from && to && from.longitude !== to.longitude) lines.push([from, to]);
  }
  return lines;
}
