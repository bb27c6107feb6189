import assert from 'node:assert';

import { loadPlaces } from '@/geo/places/load-places';
import { type Camera, fitCamera, projectionOf, type Size } from '@/geo/projection';
import type { Box } from '@/map/labels/box-grid';
import { layOutNames, projectNames } from '@/map/labels/lay-out-names';
import { listMapNames } from '@/map/labels/map-names';
import { EMPTY_CONTENT } from '@/map/map-content';

const RUNS = 9;
const CALLS = 90;
const SIZE: Size = { width: 390, height: 460 };
/** So far beyond its frame a map is drawn. */
const MARGIN = 230;
const PADDING = { top: 36, right: 72, bottom: 64, left: 28 };
const BOGOTA: [number, number] = [-74.08, 4.61];
/** From a country down to a city: at the nearest, each of the names is a candidate. */
const ZOOMS = [1, 4, 64];

/** Milliseconds, the median over the zooms, from the names of the whole world to those that stand in a view of Colombia, of a region and of Bogotá. */
export async function measureLabels(): Promise<{ runs: number[] }> {
  const names = listMapNames(EMPTY_CONTENT, await loadPlaces(), 'en');
  assert(names.length >= 5000);
  const bounds = { west: -79, south: -4, east: -67, north: 12 };
  const corners = [
    [-79, -4],
    [-67, 12],
  ];
  const camera = fitCamera(bounds, { type: 'MultiPoint', coordinates: corners }, SIZE, PADDING);
  const place = (zoom: number) =>
    layOutNames(projectNames(names, camera, SIZE), [], zoom, windowAround(BOGOTA, camera, zoom));
  assert(ZOOMS.every((zoom) => place(zoom).some(({ candidate }) => candidate.name.text === 'Bogotá')));
  const measure = () => {
    const times = Array.from({ length: CALLS }, (_, call) =>
      timeOf(() => place(ZOOMS[call % ZOOMS.length] ?? 1)),
    );
    return times.sort((one, other) => one - other)[CALLS / 2] ?? NaN;
  };
  measure();
  return { runs: Array.from({ length: RUNS }, measure) };
}

/** What a map draws whose frame has this place in its middle. */
function windowAround(place: [number, number], camera: Camera, zoom: number): Box {
  const [x = 0, y = 0] = projectionOf(camera, { zoom, x: 0, y: 0 }, SIZE, 0)(place) ?? [];
  const across = SIZE.width / 2 + MARGIN;
  const down = SIZE.height / 2 + MARGIN;
  return { left: x - across, top: y - down, right: x + across, bottom: y + down };
}

function timeOf(work: () => unknown): number {
  const begun = performance.now();
  work();
  return performance.now() - begun;
}
