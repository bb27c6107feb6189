import { areaAt } from '@/geo/area-at';
import { boundsOf, contains, type Bounds } from '@/geo/bounds';
import { countryAt } from '@/geo/country-at';
import { bearingInDegrees, compassPointOf, distanceInMetres, EARTH_RADIUS_IN_METRES } from '@/geo/distance';
import { nearest } from '@/geo/nearest';
import { NearestIndex } from '@/geo/nearest-index';
import { isOnEarth, normaliseLongitude, type Position } from '@/geo/position';
import { fitCamera, FITTED, projectionOf } from '@/geo/projection';
import { clampView, overlap, visibleBounds, zoomAround, zoomLimits } from '@/geo/projection-view';
import type { Shape } from '@/geo/shape';

import { oneOf } from '../support/hostile-json';
import { reportCounts } from '../support/report-counts';
import { SEED, seededRandom } from '../support/seeded-random';

/** A long run takes a million. */
const COORDINATES = Number(process.env.COORDINATES ?? 20_000);
/** These cost more; so many coordinates share one look. */
const PER_SEARCH = 10;
const PER_MAP = 500;

const HOSTILE = [
  NaN,
  Infinity,
  -Infinity,
  0,
  -0,
  90,
  -90,
  180,
  -180,
  360,
  -360,
  540,
  1e308,
  -1e308,
  Number.MAX_VALUE,
  5e-324,
  -5e-324,
  90.000000001,
  -90.000000001,
  179.99999999999997,
  -179.99999999999997,
  180.00000000000003,
  2 ** 53,
  1e21,
];
const FRAME = { width: 360, height: 640 };
const PADDING = { top: 20, right: 20, bottom: 20, left: 20 };
const HALFWAY_ROUND = Math.PI * EARTH_RADIUS_IN_METRES * 1.000001;

/** What of the answers can't be; an empty list where all is well. */
type Doubt = string;

describe(`${COORDINATES} coordinates, hostile ones among them (SEED=${SEED})`, () => {
  const random = seededRandom(SEED);
  const counts = {
    coordinates: 0,
    onEarth: 0,
    inCountries: 0,
    searches: 0,
    maps: 0,
    throws: 0,
    impossibleAnswers: 0,
  };
  afterAll(() => reportCounts('geography', counts));

  const anAngle = (widest: number): number => {
    const dice = random();
    if (dice < 0.06) return oneOf(random, HOSTILE);
    if (dice < 0.12) return oneOf(random, HOSTILE) + (random() - 0.5) * 1e-6;
    return (random() * 2 - 1) * widest * (dice < 0.2 ? 3 : 1);
  };
  const aPosition = (): Position => ({ latitude: anAngle(90), longitude: anAngle(180) });

  const hospitals = Array.from({ length: 500 }, aPosition);
  const index = NearestIndex.build(hospitals);
  const square: Shape = {
    id: 'square',
    properties: {},
    bounds: { west: 170, south: -10, east: -170, north: 10 },
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [170, -10],
          [170, 10],
          [-170, 10],
          [-170, -10],
          [170, -10],
        ],
      ],
    },
  };

  function lookAt(here: Position, there: Position): Doubt[] {
    const doubts: Doubt[] = [];
    const code = countryAt(here.latitude, here.longitude);
    if (code !== null) counts.inCountries += 1;
    if (code !== null && !/^[A-Z]{2}$/.test(code)) doubts.push(`the country ${code}`);
    if (!isOnEarth(here)) {
      if (code !== null && !(Math.abs(here.latitude) <= 90)) doubts.push('a country beyond the poles');
      return doubts;
    }
    counts.onEarth += 1;
    const longitude = normaliseLongitude(here.longitude);
    if (!(longitude >= -180 && longitude <= 180)) doubts.push(`the longitude ${longitude}`);
    areaAt([{ shapes: [square] }], here);
    if (!isOnEarth(there)) return doubts;
    const metres = distanceInMetres(here, there);
    if (!(metres >= 0 && metres <= HALFWAY_ROUND)) doubts.push(`a distance of ${metres}`);
    const bearing = bearingInDegrees(here, there);
    if (!(bearing >= 0 && bearing < 360)) doubts.push(`a bearing of ${bearing}`);
    compassPointOf(bearing);
    const bounds = boundsOf([here, there]);
    if (!bounds || !contains(bounds, here) || !contains(bounds, there))
      doubts.push('bounds without their own');
    return doubts;
  }

  function search(from: Position): Doubt[] {
    counts.searches += 1;
    const count = oneOf(random, [1, 5, 0, -1, NaN, Infinity]);
    const near = index.nearest(from, count, oneOf(random, [Infinity, 50_000, 0, -1, NaN]));
    const byLooking = nearest(hospitals, from, count);
    const areAscending = [near, byLooking].every((found) =>
      found.every(
        ({ metres }, at) => metres >= (found[at - 1]?.metres ?? 0) - 1e-6 && metres <= HALFWAY_ROUND,
      ),
    );
    return areAscending ? [] : ['a nearest that is not'];
  }

  function draw(around: Position[]): Doubt[] {
    counts.maps += 1;
    const bounds = boundsOf(around);
    if (!bounds) return [];
    const points = around.filter(isOnEarth).map(({ latitude, longitude }) => [longitude, latitude]);
    const camera = fitCamera(bounds, { type: 'MultiPoint', coordinates: points }, FRAME, PADDING);
    const { least, most } = zoomLimits(camera);
    const wished = zoomAround(
      FITTED,
      oneOf(random, [1, 1e-9, 1e9, NaN, Infinity, -1, 0]),
      anAngle(500),
      anAngle(500),
    );
    const view = clampView(wished, camera, FRAME);
    const projection = projectionOf(camera, view, FRAME, 40);
    const drawn = points.map(([x = 0, y = 0]) => projection([x, y]));
    const seen = visibleBounds(projection, FRAME, 40);
    if (seen) overlap(seen, bounds);
    const numbers = [
      camera.scale,
      ...camera.translate,
      view.zoom,
      view.x,
      view.y,
      ...drawn.flatMap((at) => at ?? []),
    ];
    if (!numbers.every(Number.isFinite)) return ['a place on the map that is none'];
    if (view.zoom < least || view.zoom > most) return [`a zoom of ${view.zoom}`];
    return seen && !isSound(seen) ? [`seeing ${JSON.stringify(seen)}`] : [];
  }

  it('throw nothing and have answers that can be', () => {
    let recent: Position[] = [];
    while (counts.coordinates < COORDINATES) {
      const here = aPosition();
      recent.push(here);
      counts.coordinates += 1;
      const doubts: Doubt[] = [];
      try {
        doubts.push(...lookAt(here, recent.at(-2) ?? here));
        if (counts.coordinates % PER_SEARCH === 0) doubts.push(...search(here));
        if (counts.coordinates % PER_MAP === 0) {
          doubts.push(...draw(recent.slice(-1 - Math.floor(random() * 6))));
          recent = [];
        }
      } catch (reason) {
        counts.throws += 1;
        throw new Error(`at ${here.latitude}, ${here.longitude}`, { cause: reason });
      }
      counts.impossibleAnswers += doubts.length;
      if (doubts.length > 0) throw new Error(`at ${here.latitude}, ${here.longitude}: ${doubts.join(', ')}`);
    }
    expect(counts).toMatchObject({ throws: 0, impossibleAnswers: 0 });
    expect(counts.inCountries).toBeGreaterThan(COORDINATES / 10);
  }, 3_600_000);
});

function isSound({ west, south, east, north }: Bounds): boolean {
  return (
    [west, east].every((each) => each >= -180 && each <= 180) && south >= -90 && north <= 90 && south <= north
  );
}
