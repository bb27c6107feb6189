import assert from 'node:assert';

import { around } from 'geokdbush';
import KDBush from 'kdbush';

import { distanceInMetres } from '@/geo/distance';
import { NearestIndex } from '@/geo/nearest-index';
import type { Position } from '@/geo/position';

import { compareLatencies } from '../compare-latencies';
import { compareRates } from '../compare';
import { rateOf } from '../store/rate-of';

const POINTS = 100_000;
const COUNT = 10;
/** So many at once that the clock's own grain does not matter. */
const QUERIES = 50;

/** Evenly spread over the sphere, and the same in each run. */
function scatter(count: number, seed: number): Position[] {
  let state = seed;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return Array.from({ length: count }, () => ({
    longitude: random() * 360 - 180,
    latitude: (Math.asin(random() * 2 - 1) / Math.PI) * 180,
  }));
}

const points = scatter(POINTS, 1);
const travellers = scatter(QUERIES, 2);
const here: Position = { latitude: -36.85, longitude: 174.76 };

function buildBare(): KDBush {
  const tree = new KDBush(POINTS);
  for (const { longitude, latitude } of points) tree.add(longitude, latitude);
  return tree.finish();
}

export async function measureNearest(): Promise<{ runs: number[] }> {
  const index = NearestIndex.build(points);
  const tree = buildBare();
  const find = () => travellers.map((from) => index.nearest(from, COUNT));
  const findBare = () => travellers.map((from) => around(tree, from.longitude, from.latitude, COUNT));
  assert.deepStrictEqual(
    find().map((found) => found.map((near) => near.index)),
    findBare(),
  );
  return { runs: await compareLatencies(find, findBare, { calls: 200, at: 'median' }) };
}

/** As one would write it without an index. */
function scan(from: Position): number[] {
  return points
    .map((point, index) => ({ index, metres: distanceInMetres(from, point) }))
    .sort((one, other) => one.metres - other.metres)
    .slice(0, COUNT)
    .map(({ index }) => index);
}

export async function measureNearestOverScan(): Promise<{ runs: number[] }> {
  const index = NearestIndex.build(points);
  assert.deepStrictEqual(
    index.nearest(here, COUNT).map((near) => near.index),
    scan(here),
  );
  const find = () => rateOf(QUERIES, () => travellers.map((from) => index.nearest(from, COUNT)));
  const findByScan = () => rateOf(1, () => scan(here));
  return { runs: await compareRates(find, findByScan) };
}

/** Each up to its first answer, so that no work is put off until after the measurement. */
export async function measureNearestLoad(): Promise<{ runs: number[] }> {
  const stored = NearestIndex.build(points).toBuffer();
  const load = () => NearestIndex.load(stored)?.nearest(here, COUNT);
  const build = () => NearestIndex.build(points).nearest(here, COUNT);
  assert.deepStrictEqual(load(), build());
  return { runs: await compareLatencies(load, build, { calls: 15, at: 'median' }) };
}
