import { geoArea } from 'd3-geo';
import { feature } from 'topojson-client';
import type { Topology } from 'topojson-specification';

import { containsPosition } from '@/geo/area-at';
import { decodeTopology } from '@/geo/decode-topology';

import { aPolygon, aTopology, clockwise, reversed, type Ring } from './support/a-topology';
import { at, borderOf, onlyShapeOf } from './support/sample-maps';

const coordinatesOf = (topology: unknown) => onlyShapeOf(decodeTopology(topology)).geometry.coordinates;

describe('decoding a topology', () => {
  it('gives what topojson-client gives, for a quantized border', () => {
    const border = borderOf('ZA') as Topology;
    const shape = onlyShapeOf(decodeTopology(border));
    const peer = feature(border, 'border');
    expect(shape.geometry).toEqual((peer as unknown as { geometry: unknown }).geometry);
  });

  it('winds outer rings clockwise and holes the other way, however they come', () => {
    const outer = clockwise(0, 0, 10);
    const hole = clockwise(2, 2, 2);
    const wanted = [outer, reversed(hole)];
    for (const first of [outer, reversed(outer)])
      for (const second of [hole, reversed(hole)]) {
        expect(coordinatesOf(aPolygon(first, second))).toEqual(wanted);
      }
  });

  it('winds a ring around a pole to hold the pole, however it comes', () => {
    const cap: Ring = [0, 60, 120, 180, -120, -60, 0].map((longitude) => [longitude, 80]);
    for (const ring of [cap, reversed(cap)]) {
      const shape = onlyShapeOf(decodeTopology(aPolygon(ring)));
      expect(geoArea(shape.geometry)).toBeLessThan(0.2);
      expect(shape.bounds).toEqual({ west: -180, south: 80, east: 180, north: 90 });
      expect(containsPosition(shape, at(90, 0))).toBe(true);
      expect(containsPosition(shape, at(85, 77))).toBe(true);
      expect(containsPosition(shape, at(79, 77))).toBe(false);
      expect(containsPosition(shape, at(-85, 77))).toBe(false);
    }
  });

  it('winds a thin ring along a parallel as a sphere shows it', () => {
    const sliver: Ring = [
      [0, 50],
      [20, 50.5],
      [40, 50],
      [0, 50],
    ];
    for (const ring of [sliver, reversed(sliver)])
      expect(geoArea(onlyShapeOf(decodeTopology(aPolygon(ring))).geometry)).toBeLessThan(1);
  });

  it('follows a ring over the antimeridian that nobody has cut', () => {
    const ring: Ring = [
      [179, -17],
      [-179, -17],
      [-179, -18],
      [179, -18],
      [179, -17],
    ];
    const shape = onlyShapeOf(decodeTopology(aPolygon(reversed(ring))));
    expect(shape.bounds).toEqual({ west: 179, south: -18, east: -179, north: -17 });
    expect(containsPosition(shape, at(-17.5, 180))).toBe(true);
    expect(containsPosition(shape, at(-17.5, 0))).toBe(false);
    expect(shape.geometry.coordinates).toEqual([ring]);
  });

  it('brings longitudes beyond 180 back, and rounding beyond the edges', () => {
    expect(coordinatesOf(aTopology({ type: 'MultiPoint', coordinates: [[190, 5]] }))).toEqual([[-170, 5]]);
    expect(coordinatesOf(aTopology({ type: 'Point', coordinates: [180.0000001, -90.0000001] }))).toEqual([
      180, -90,
    ]);
  });

  it('reads points and lines, quantized and not, walked backwards and joined', () => {
    const arcs = [
      [
        [0, 0],
        [1, 1],
      ],
      [
        [2, 0],
        [1, 1],
      ],
    ];
    const joined = [
      [0, 0],
      [1, 1],
      [2, 0],
    ];
    expect(coordinatesOf(aTopology({ type: 'LineString', arcs: [0, ~1] }, arcs))).toEqual(joined);
    expect(coordinatesOf(aTopology({ type: 'MultiLineString', arcs: [[~0], [1]] }, arcs))).toEqual([
      [
        [1, 1],
        [0, 0],
      ],
      [
        [2, 0],
        [1, 1],
      ],
    ]);
    const quantized = {
      ...aTopology({
        type: 'MultiPoint',
        coordinates: [
          [1, 2],
          [3, 4],
        ],
      }),
      transform: { scale: [0.5, 0.5], translate: [10, 20] },
    };
    expect(coordinatesOf(quantized)).toEqual([
      [10.5, 21],
      [11.5, 22],
    ]);
  });

  it('takes collections in collections apart, each with its own name or that of what is around it', () => {
    const point = (id: unknown, properties?: unknown) => ({
      type: 'Point',
      coordinates: [1, 2],
      id,
      properties,
    });
    const nested = {
      type: 'GeometryCollection',
      id: 'outer',
      properties: { risk: 2 },
      geometries: [
        point(7),
        { type: 'GeometryCollection', geometries: [point(undefined), point('own', { risk: 3 })] },
      ],
    };
    const { shapes, faults } = decodeTopology(aTopology(nested));
    expect(faults).toBe(0);
    expect(shapes.map(({ id, properties }) => [id, properties])).toEqual([
      ['7', { risk: 2 }],
      ['outer', { risk: 2 }],
      ['own', { risk: 3 }],
    ]);
  });

  it('draws nothing for an object that has no place, and calls it no fault', () => {
    expect(decodeTopology(aTopology({ type: null }))).toEqual({ shapes: [], faults: 0 });
    expect(decodeTopology(aTopology({ type: 'MultiPolygon', arcs: [] }))).toEqual({ shapes: [], faults: 0 });
    expect(decodeTopology({ type: 'Topology', objects: {}, arcs: [] })).toEqual({ shapes: [], faults: 0 });
  });
});
