import { geoArea } from 'd3-geo';

import { decodeTopology, type DecodedTopology } from '@/geo/decode-topology';
import type { Position } from '@/geo/position';
import type { Shape } from '@/geo/shape';

import { readWorld } from '../../../server/test/support/world';

/** The mean radius, squared: d3-geo measures on a sphere with a radius of 1. */
const SQUARE_KILOMETRES = 6371.0088 ** 2;

export function borderOf(country: string): unknown {
  const border = readWorld().countries.get(country)?.fields.topo_json;
  if (!border) throw new Error(`no border of ${country}`);
  return structuredClone(border);
}

export function divisionOf(country: string, code: string): unknown {
  const division = readWorld().divisions.get(code);
  if (division?.fields.country !== country) throw new Error(`no division ${code} of ${country}`);
  return structuredClone(division.fields.topo_json);
}

/** The only shape of a topology in which nothing is wrong. */
export function onlyShapeOf({ shapes, faults }: DecodedTopology): Shape {
  const [shape] = shapes;
  if (!shape || shapes.length > 1 || faults > 0)
    throw new Error(`${shapes.length} shapes and ${faults} faults instead of one shape`);
  return shape;
}

export const countryShape = (country: string) => onlyShapeOf(decodeTopology(borderOf(country)));

export function squareKilometresOf({ geometry }: Shape): number {
  return geoArea(geometry) * SQUARE_KILOMETRES;
}

export const at = (latitude: number, longitude: number): Position => ({ latitude, longitude });
