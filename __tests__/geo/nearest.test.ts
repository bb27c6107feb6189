import fc from 'fast-check';

import { bearingInDegrees, compassPointOf, distanceInMetres } from '@/geo/distance';
import { nearest } from '@/geo/nearest';
import { NearestIndex } from '@/geo/nearest-index';
import type { Position } from '@/geo/position';

import { at } from './support/sample-maps';

const AUCKLAND = at(-36.85, 174.76);
const SUVA = at(-18.14, 178.44);
const APIA = at(-13.83, -171.77);
const LONDON = at(51.5, -0.12);
const SANTIAGO = at(-33.45, -70.66);
const QUARTER_ROUND = 10_007_557;

/** Crowded where longitudes end and where they meet. */
const anyPosition = fc
  .record({
    latitude: fc.oneof(
      fc.double({ min: -90, max: 90, noNaN: true }),
      fc.constantFrom(-90, 90, 0, 89.999, -89.999),
    ),
    longitude: fc.oneof(
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.constantFrom(-180, 180, 0, 179.999, -179.999),
    ),
  })
  .map(({ latitude, longitude }) => at(latitude, longitude));

describe('distance', () => {
  it('goes the short way over the antimeridian', () => {
    expect(distanceInMetres(SUVA, APIA) / 1000).toBeCloseTo(1146, -1);
  });

  it('is that of the great circle', () => {
    expect(distanceInMetres(LONDON, AUCKLAND) / 1000).toBeCloseTo(18_334, -2);
    expect(distanceInMetres(at(0, 0), at(90, 123))).toBeCloseTo(QUARTER_ROUND, -1);
    expect(distanceInMetres(at(90, 0), at(90, 180))).toBeCloseTo(0, 3);
  });

  it('is a number between all places, nothing to itself, half a circle to the antipode', () => {
    fc.assert(
      fc.property(anyPosition, (from) => {
        const antipode = at(-from.latitude, from.longitude > 0 ? from.longitude - 180 : from.longitude + 180);
        expect(distanceInMetres(from, from)).toBe(0);
        expect(distanceInMetres(from, antipode) / (2 * QUARTER_ROUND)).toBeCloseTo(1, 5);
      }),
    );
  });

  it('has a bearing', () => {
    expect(bearingInDegrees(at(0, 0), at(1, 0))).toBe(0);
    expect(bearingInDegrees(at(0, 179), at(0, -179))).toBeCloseTo(90);
    expect(bearingInDegrees(at(0, -179), at(0, 179))).toBeCloseTo(270);
    expect(bearingInDegrees(at(10, 20), at(-10, 20))).toBeCloseTo(180);
    expect(bearingInDegrees(at(0, 0), at(89, -1e-15))).toBeLessThan(360);
    fc.assert(
      fc.property(anyPosition, anyPosition, (from, to) => {
        const bearing = bearingInDegrees(from, to);
        return bearing >= 0 && bearing < 360;
      }),
    );
  });

  it('has a point of the compass', () => {
    expect([0, 22, 23, 90, 181, 250, 337, 338, 359.9].map(compassPointOf)).toEqual([
      'N',
      'N',
      'NE',
      'E',
      'S',
      'W',
      'NW',
      'N',
      'N',
    ]);
  });
});

/** Places to which the way is the same may come in any order. */
const lengthsOf = (near: readonly { metres: number }[]) =>
  near.map(({ metres }) => Math.round(metres * 1000));

function scan(points: readonly Position[], from: Position) {
  return points
    .map((point, index) => ({ index, metres: distanceInMetres(from, point) }))
    .filter(({ metres }) => !Number.isNaN(metres))
    .sort((one, other) => one.metres - other.metres);
}

describe('the nearest of a list', () => {
  const cities = [LONDON, APIA, SANTIAGO, SUVA];

  it('come first, over the antimeridian too', () => {
    expect(nearest(cities, AUCKLAND, 2).map(({ point }) => point)).toEqual([SUVA, APIA]);
    expect(nearest(cities, AUCKLAND, 9)).toHaveLength(4);
    expect(nearest(cities, AUCKLAND, 0)).toEqual([]);
  });

  it('leave out what is nowhere, and are none from nowhere', () => {
    const broken = [at(NaN, 0), at(91, 0), at(0, 400), SUVA, at(Infinity, -Infinity)];
    expect(nearest(broken, AUCKLAND, 5).map(({ point }) => point)).toEqual([SUVA]);
    expect(nearest(cities, at(NaN, 0), 2)).toEqual([]);
  });

  it('are what a full scan finds', () => {
    fc.assert(
      fc.property(
        fc.array(anyPosition),
        anyPosition,
        fc.integer({ min: 1, max: 8 }),
        (points, from, count) => {
          expect(lengthsOf(nearest(points, from, count))).toEqual(
            lengthsOf(scan(points, from).slice(0, count)),
          );
        },
      ),
    );
  });
});

describe('an index of the nearest', () => {
  // More than one leaf of the tree.
  const manyPositions = fc.array(anyPosition, { minLength: 0, maxLength: 400, size: 'max' });
  const nowhere = fc.constantFrom(at(NaN, 0), at(0, NaN), at(90.1, 0), at(0, -361));

  it('finds what a full scan finds, over the antimeridian and around the poles', () => {
    fc.assert(
      fc.property(manyPositions, anyPosition, fc.integer({ min: 1, max: 12 }), (points, from, count) => {
        const found = NearestIndex.build(points).nearest(from, count);
        expect(lengthsOf(found)).toEqual(lengthsOf(scan(points, from).slice(0, count)));
        for (const { index, metres } of found)
          expect(metres).toBeCloseTo(distanceInMetres(from, points[index] ?? at(NaN, NaN)), 3);
      }),
    );
  });

  it('leaves out what is nowhere and still tells where the others stood, after loading too', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(anyPosition, nowhere), { maxLength: 200 }),
        anyPosition,
        (points, from) => {
          const built = NearestIndex.build(points);
          const found = built.nearest(from, Infinity);
          const valid = points.flatMap((point, index) =>
            Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 360 ? index : [],
          );
          expect(found.map(({ index }) => index).sort((one, other) => one - other)).toEqual(valid);
          expect(NearestIndex.load(built.toBuffer())?.nearest(from, Infinity)).toEqual(found);
          // As a database gives it: bytes somewhere in a larger buffer.
          const padded = new Uint8Array(built.toBuffer().byteLength + 3);
          padded.set(new Uint8Array(built.toBuffer()), 3);
          expect(NearestIndex.load(padded.subarray(3))?.nearest(from, Infinity)).toEqual(found);
        },
      ),
    );
  });

  it('stops at the farthest distance, and passes over what the filter refuses', () => {
    const index = NearestIndex.build([LONDON, APIA, SANTIAGO, SUVA]);
    const indexesOf = (...query: Parameters<NearestIndex['nearest']>) =>
      index.nearest(...query).map((near) => near.index);
    expect(indexesOf(AUCKLAND, 9, 2_500_000)).toEqual([3]);
    expect(indexesOf(AUCKLAND, 9, 3_500_000)).toEqual([3, 1]);
    expect(indexesOf(AUCKLAND, 9, 30_000_000)).toHaveLength(4);
    expect(indexesOf(AUCKLAND, 9, -1)).toEqual([]);
    expect(indexesOf(AUCKLAND, 1, Infinity, (place) => place !== 3)).toEqual([1]);
    expect(indexesOf(AUCKLAND, 0)).toEqual([]);
    expect(indexesOf(AUCKLAND, 1.5)).toEqual([3]);
    expect(indexesOf(at(NaN, 0), 1)).toEqual([]);
  });

  it('is not loaded from what is no index, or half of one', () => {
    const whole = NearestIndex.build([LONDON, at(NaN, 0), SUVA]).toBuffer();
    expect(NearestIndex.load(new ArrayBuffer(0))).toBeNull();
    expect(NearestIndex.load(new ArrayBuffer(64))).toBeNull();
    expect(NearestIndex.load(whole.slice(0, 20))).toBeNull();
    expect(NearestIndex.load(whole.slice(0, whole.byteLength - 4))).toBeNull();
  });
});
