import fc from 'fast-check';

import { clusterMarkers, type PlacedMarker } from '@/map/cluster-markers';

import { aMarker } from './support/map-records';

function at(x: number, y: number, id = `${x} ${y}`): PlacedMarker {
  return { marker: aMarker({ id }), x, y };
}

const pixel = fc.double({ min: -2000, max: 2000, noNaN: true });
const somewhere = fc.array(fc.tuple(pixel, pixel), { maxLength: 120 });

describe('clusters', () => {
  it('join markers that would cover each other, in their middle', () => {
    const [cluster, ...others] = clusterMarkers([at(10, 10), at(20, 10)], 40);

    expect(others).toEqual([]);
    expect(cluster).toMatchObject({ x: 15, y: 10 });
    expect(cluster?.members).toHaveLength(2);
  });

  it('leave markers alone that are far enough apart', () => {
    expect(clusterMarkers([at(10, 10), at(51, 10)], 40).map(({ members }) => members.length)).toEqual([1, 1]);
  });

  it('join across the lines of the grid that they are found by', () => {
    expect(clusterMarkers([at(39, 39), at(41, 41)], 40)).toHaveLength(1);
    expect(clusterMarkers([at(-1, -1), at(1, 1)], 40)).toHaveLength(1);
  });

  it('hold each marker exactly once', () => {
    fc.assert(
      fc.property(somewhere, (places) => {
        const placed = places.map(([x, y], index) => at(x, y, String(index)));
        const held = clusterMarkers(placed, 40).flatMap(({ members }) =>
          members.map(({ marker }) => marker.id),
        );
        expect([...held].sort()).toEqual(placed.map(({ marker }) => marker.id).sort());
      }),
    );
  });

  it('stay the same when the map moves', () => {
    fc.assert(
      fc.property(somewhere, fc.integer({ min: -500, max: 500 }), (places, moved) => {
        // Whole pixels: a sum of fractions may round to the other side of the distance.
        const whole = places.map(([x, y], index) => at(Math.round(x), Math.round(y), String(index)));
        const shifted = whole.map((one) => ({ ...one, x: one.x + moved, y: one.y - moved }));
        const idsOf = (placed: PlacedMarker[]) =>
          clusterMarkers(placed, 40).map(({ members }) => members.map(({ marker }) => marker.id).sort());
        expect(idsOf(shifted)).toEqual(idsOf(whole));
      }),
    );
  });
});
