import fc from 'fast-check';

import { ArcReader } from '@/geo/arc-reader';
import { follow } from '@/geo/course';
import { decodeTopology } from '@/geo/decode-topology';

import { aTopology } from './support/a-topology';
import { onlyShapeOf } from './support/sample-maps';

type Point = [x: number, y: number];

/** Whole numbers around a middle, as quantized files have them. */
const points = fc.array(fc.tuple(fc.integer({ min: -60, max: 60 }), fc.integer({ min: -60, max: 60 })), {
  minLength: 4,
  maxLength: 20,
});
const scale = fc.constantFrom(1, 0.5, -0.25, 0.001);

/** Each point as its distance from the one before it. */
const relative = (arc: readonly Point[]): Point[] =>
  arc.map(([x, y], index) => [x - (arc[index - 1]?.[0] ?? 0), y - (arc[index - 1]?.[1] ?? 0)]);

/** A ring cut into two arcs, the second written backwards. */
function cut(ring: readonly Point[], at: number): { arcs: Point[][]; indexes: number[] } {
  const [first, second] = [ring.slice(0, at + 1), ring.slice(at)];
  return { arcs: [first, second.reverse()], indexes: [0, ~1] };
}

describe('a line that is read', () => {
  it('is known as well after one walk as after a second along its places', () => {
    fc.assert(
      fc.property(points, scale, scale, fc.nat(), (ring, scaleX, scaleY, where) => {
        const closed = [...ring, ring[0] as Point];
        const { arcs, indexes } = cut(closed, 1 + (where % (closed.length - 2)));
        const transform = { scale: [scaleX, scaleY], translate: [7, 11] };
        const line = ArcReader.of({ arcs: arcs.map(relative), transform })?.readRing(indexes);
        expect(line?.places).toEqual(closed.map(([x, y]) => [x * scaleX + 7, y * scaleY + 11]));
        const again = follow(line?.places ?? []);
        expect(line?.course).toMatchObject({
          west: again.west,
          east: again.east,
          south: again.south,
          north: again.north,
        });
        expect(line?.course.doubleArea).toBeCloseTo(again.doubleArea, 6);
        expect(line?.course.longestStep).toBeCloseTo(again.longestStep, 9);
      }),
    );
  });

  it('is closed by an edge that counts', () => {
    const open: Point[] = [
      [0, 0],
      [0, 2],
      [3, 2],
    ];
    const ring = ArcReader.of({ arcs: [open] })?.readRing([0]);
    expect(ring?.course).toEqual(follow([...open, [0, 0]]));
  });

  it('may join arcs that tell the same meridian in two ways', () => {
    const arcs = [
      [
        [185, 0],
        [190, 0],
      ],
      [
        [-170, 0],
        [-160, 1],
      ],
    ];
    const line = aTopology({ type: 'LineString', arcs: [0, 1] }, arcs);
    expect(onlyShapeOf(decodeTopology(line)).geometry.coordinates).toEqual([
      [-175, 0],
      [-170, 0],
      [-160, 1],
    ]);
  });
});
