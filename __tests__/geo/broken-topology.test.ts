import fc from 'fast-check';

import { decodeTopology } from '@/geo/decode-topology';

import { aPolygon, aTopology, clockwise, type Ring } from './support/a-topology';
import { borderOf, onlyShapeOf } from './support/sample-maps';

describe('a topology with faults', () => {
  const square = clockwise(0, 0, 1);
  const good = { type: 'Polygon', arcs: [[0]] };
  const withBad = (bad: unknown, badArc: unknown = null) => ({
    type: 'Topology',
    objects: { bad, good },
    arcs: [square, badArc],
  });

  it.each<[string, unknown, unknown?]>([
    ['an index out of range', { type: 'Polygon', arcs: [[9]] }],
    ['a negative index out of range', { type: 'Polygon', arcs: [[-9]] }],
    ['an index beyond 32 bits', { type: 'Polygon', arcs: [[-4294967297]] }],
    ['half an index', { type: 'Polygon', arcs: [[0.5]] }],
    ['an index in words', { type: 'Polygon', arcs: [['0']] }],
    ['an arc that is missing', { type: 'Polygon', arcs: [[1]] }],
    ['an arc with a gap', { type: 'Polygon', arcs: [[1]] }, [[0, 0], null, [1, 1], [0, 0]]],
    [
      'an arc in words',
      { type: 'LineString', arcs: [1] },
      [
        ['0', '0'],
        ['1', '1'],
      ],
    ],
    [
      'an arc that is not a number',
      { type: 'LineString', arcs: [1] },
      [
        [0, 0],
        [NaN, 1],
      ],
    ],
    [
      'an arc that leaves the Earth',
      { type: 'LineString', arcs: [1] },
      [
        [0, 0],
        [0, 91],
      ],
    ],
    ['an empty arc', { type: 'LineString', arcs: [1] }, []],
    ['a line of one point', { type: 'LineString', arcs: [1] }, [[0, 0]]],
    [
      'arcs that do not meet',
      { type: 'LineString', arcs: [0, 1] },
      [
        [5, 5],
        [6, 6],
      ],
    ],
    [
      'a ring that is only a line',
      { type: 'Polygon', arcs: [[1]] },
      [
        [0, 0],
        [1, 1],
        [0, 0],
      ],
    ],
    [
      'a flat ring',
      { type: 'Polygon', arcs: [[1]] },
      [
        [0, 0],
        [1, 1],
        [2, 2],
        [0, 0],
      ],
    ],
    ['no rings', { type: 'Polygon', arcs: [] }],
    ['no arcs', { type: 'Polygon' }],
    ['rings in words', { type: 'MultiPolygon', arcs: 'all' }],
    ['a point without a latitude', { type: 'Point', coordinates: [1] }],
    ['points that are none', { type: 'MultiPoint', coordinates: { length: 1e9 } }],
    ['an unknown kind', { type: 'Circle', arcs: [[0]] }],
    ['no kind', {}],
    ['nothing', null],
    ['a collection of nothing', { type: 'GeometryCollection' }],
    ['a collection with a hole', { type: 'GeometryCollection', geometries: [null] }],
  ])('is drawn but for %s', (_fault, bad, badArc = null) => {
    const { shapes, faults } = decodeTopology(withBad(bad, badArc));
    expect(faults).toBe(1);
    expect(shapes.map(({ geometry }) => geometry.coordinates)).toEqual([[square]]);
  });

  it('loses a broken hole, and a polygon whose outer ring is broken, but not its other polygons', () => {
    const parts = { type: 'MultiPolygon', arcs: [[[0], [9]], [[9], [0]], [[0]]] };
    const { shapes, faults } = decodeTopology(aTopology(parts, [square]));
    expect(faults).toBe(2);
    expect(shapes[0]?.geometry.coordinates).toEqual([[square], [square]]);
  });

  it.each([null, undefined, 7, 'map', [], {}, { objects: [] }, { objects: {}, arcs: 'all' }])(
    'is no topology at all: %j',
    (topology) => expect(decodeTopology(topology)).toEqual({ shapes: [], faults: 1 }),
  );

  it.each([{}, { scale: [1], translate: [0, 0] }, { scale: [1, 1] }, 'none'])(
    'has no places without a transform that works: %j',
    (transform) =>
      expect(decodeTopology({ ...aPolygon(square), transform })).toEqual({ shapes: [], faults: 1 }),
  );

  it('ends although a collection holds itself, twice', () => {
    const loop: { type: string; geometries: unknown[] } = { type: 'GeometryCollection', geometries: [good] };
    loop.geometries.push(loop, loop);
    const { shapes, faults } = decodeTopology(aTopology(loop, [square]));
    expect(shapes.length).toBeGreaterThan(0);
    expect(faults).toBeGreaterThan(0);
  });

  it('ends although it is nested a hundred thousand deep', () => {
    let nested: unknown = good;
    for (let depth = 0; depth < 100_000; depth += 1)
      nested = { type: 'GeometryCollection', geometries: [nested] };
    const topology = { type: 'Topology', objects: { nested, good }, arcs: [square] };
    expect(decodeTopology(topology)).toMatchObject({ shapes: [{ id: null }], faults: 1 });
  });

  it('stops before a small file fills the memory', () => {
    const long: Ring = Array.from({ length: 100_000 }, (_, index) => [
      (index % 2) + index / 1e6,
      index / 1e4,
    ]);
    const lines = { type: 'MultiLineString', arcs: Array.from({ length: 50_000 }, () => [0]) };
    const { shapes, faults } = decodeTopology(aTopology(lines, [long]));
    expect(shapes[0]?.geometry.coordinates.length).toBe(20);
    expect(faults).toBe(50_000 - 20);
  });

  it('never throws, whatever it is given', () => {
    fc.assert(fc.property(fc.anything(), (topology) => decodeTopology(topology).faults >= 0));
    const anyTopology = fc.record({
      objects: fc.dictionary(
        fc.string(),
        fc.record({
          type: fc.constantFrom(
            'Point',
            'MultiPoint',
            'LineString',
            'Polygon',
            'MultiPolygon',
            'GeometryCollection',
          ),
          arcs: fc.oneof(fc.jsonValue(), fc.array(fc.array(fc.array(fc.integer({ min: -4, max: 4 }))))),
          coordinates: fc.jsonValue(),
          geometries: fc.jsonValue(),
        }),
      ),
      arcs: fc.array(fc.oneof(fc.jsonValue(), fc.array(fc.tuple(fc.double(), fc.double())))),
      transform: fc.option(fc.jsonValue()),
    });
    fc.assert(fc.property(anyTopology, (topology) => decodeTopology(topology).faults >= 0));
  });

  it('keeps the good islands of a country when others are broken', () => {
    const indonesia = borderOf('ID') as { arcs: unknown[]; objects: { border: { arcs: unknown[] } } };
    const islands = indonesia.objects.border.arcs.length;
    const whole = onlyShapeOf(decodeTopology(indonesia)).geometry.coordinates as unknown[];
    const breakage = fc.constantFrom<unknown>(null, 'arc', [], [[0, NaN]], [['1', 2]], [[1e9, 0]], {
      length: 3,
    });
    const breakages = fc.dictionary(fc.nat(islands - 1).map(String), breakage, { minKeys: 1, maxKeys: 40 });
    fc.assert(
      fc.property(breakages, (broken) => {
        const arcs = indonesia.arcs.map((arc, index) => (index in broken ? broken[index] : arc));
        const { shapes, faults } = decodeTopology({ ...indonesia, arcs });
        const kept = (indonesia.objects.border.arcs as number[][][]).flatMap((rings, index) =>
          rings[0]?.some((arc) => arc in broken) ? [] : [whole[index]],
        );
        expect(faults).toBe(islands - kept.length);
        expect(shapes[0]?.geometry.coordinates).toEqual(kept);
      }),
      { numRuns: 30 },
    );
  });
});
