import fc from 'fast-check';

import { boundsOf, contains, mergeBounds, type Bounds } from '@/geo/bounds';

import { at } from './support/sample-maps';

const widthOf = ({ west, east }: Bounds) => (west <= east ? east - west : east - west + 360);
const anyPosition = fc
  .record({ latitude: fc.integer({ min: -90, max: 90 }), longitude: fc.integer({ min: -180, max: 180 }) })
  .map(({ latitude, longitude }) => at(latitude, longitude));

describe('bounds', () => {
  it('go across the antimeridian if that is narrower', () => {
    expect(boundsOf([at(-18, 178), at(-14, -172)])).toEqual({
      west: 178,
      south: -18,
      east: -172,
      north: -14,
    });
    expect(boundsOf([at(50, -5), at(41, 9)])).toEqual({ west: -5, south: 41, east: 9, north: 50 });
    expect(boundsOf([at(0, -90), at(0, 90)])).toEqual({ west: -90, south: 0, east: 90, north: 0 });
  });

  it('do not go across the antimeridian only to touch it', () => {
    expect(boundsOf([at(0, 177), at(0, -180)])).toMatchObject({ west: 177, east: 180 });
    expect(boundsOf([at(0, 180), at(0, -177)])).toMatchObject({ west: -180, east: -177 });
  });

  it('are those of one position, and of none none', () => {
    expect(boundsOf([at(1, 2)])).toEqual({ west: 2, south: 1, east: 2, north: 1 });
    expect(boundsOf([])).toBeNull();
    expect(boundsOf([at(NaN, 2), at(1, Infinity)])).toBeNull();
    expect(mergeBounds([])).toBeNull();
  });

  it('merge across the antimeridian and to the whole world', () => {
    const fiji = { west: 176, south: -20, east: -178, north: -12 };
    const samoa = { west: -173, south: -15, east: -171, north: -13 };
    expect(mergeBounds([samoa, fiji])).toEqual({ west: 176, south: -20, east: -171, north: -12 });
    const halves = [
      { west: -180, south: 0, east: 0, north: 1 },
      { west: 0, south: 0, east: 180, north: 1 },
    ];
    expect(mergeBounds(halves)).toMatchObject({ west: -180, east: 180 });
  });

  it.each([
    [150.1, -180],
    [-36.2, 180.0000004933302],
    [-170.3, 540 - 360],
  ])('contain what lies on their edge, however it is rounded: %d and %d', (one, other) => {
    const both = [at(0, one), at(1, other)];
    const bounds = boundsOf(both);
    expect(both.map((each) => bounds && contains(bounds, each))).toEqual([true, true]);
  });

  it('contain what lies in them, by any name of its longitude', () => {
    const fiji = { west: 176, south: -20, east: -178, north: -12 };
    expect([177, 180, -180, -179, 181, -183].map((longitude) => contains(fiji, at(-17, longitude)))).toEqual(
      Array.from({ length: 6 }, () => true),
    );
    expect(contains(fiji, at(-17, 175))).toBe(false);
    expect(contains(fiji, at(-17, -177))).toBe(false);
    expect(contains(fiji, at(-11, 177))).toBe(false);
    expect(contains(fiji, at(NaN, 177))).toBe(false);
    expect(contains(fiji, at(-17, NaN))).toBe(false);
  });

  it('contain all positions that they were made of, and are no wider than from any of them to any other', () => {
    fc.assert(
      fc.property(fc.array(anyPosition, { minLength: 1 }), (positions) => {
        const bounds = boundsOf(positions);
        if (!bounds) throw new Error('no bounds');
        expect(positions.every((position) => contains(bounds, position))).toBe(true);
        const narrower = positions.flatMap(({ longitude: west }) =>
          positions
            .map(({ longitude: east }) => ({ ...bounds, west, east }))
            .filter((tried) => widthOf(tried) < widthOf(bounds))
            .filter((tried) => positions.every((position) => contains(tried, position))),
        );
        expect(narrower).toEqual([]);
      }),
    );
  });
});
