import assert from 'node:assert';

import { loadPlaces } from '@/geo/places/load-places';
import { fitCamera, type Size } from '@/geo/projection';
import { layOutNames } from '@/map/labels/lay-out-names';
import { listMapNames } from '@/map/labels/map-names';
import { EMPTY_CONTENT } from '@/map/map-content';

const RUNS = 9;
const CALLS = 90;
const SIZE: Size = { width: 390, height: 460 };
const PADDING = { top: 36, right: 72, bottom: 64, left: 28 };
/** From a country down to a city: at the nearest, each of the names is a candidate. */
const ZOOMS = [1, 4, 64];

/** Milliseconds, the median over the zooms, in which the names of a map of Colombia are projected and placed, all of the world's with them. */
export async function measureLabels(): Promise<{ runs: number[] }> {
  const names = listMapNames(EMPTY_CONTENT, await loadPlaces(), 'en');
  assert(names.length >= 5000);
  const bounds = { west: -79, south: -4, east: -67, north: 12 };
  const corners = [
    [-79, -4],
    [-67, 12],
  ];
  const camera = fitCamera(bounds, { type: 'MultiPoint', coordinates: corners }, SIZE, PADDING);
  const place = (zoom: number) => layOutNames(names, [], camera, zoom, SIZE);
  assert(place(1).length > 100 && place(64).length > 3000);
  const measure = () => {
    const times = Array.from({ length: CALLS }, (_, call) =>
      timeOf(() => place(ZOOMS[call % ZOOMS.length] ?? 1)),
    );
    return times.sort((one, other) => one - other)[CALLS / 2] ?? NaN;
  };
  measure();
  return { runs: Array.from({ length: RUNS }, measure) };
}

function timeOf(work: () => unknown): number {
  const begun = performance.now();
  work();
  return performance.now() - begun;
}
