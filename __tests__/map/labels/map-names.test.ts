import { geoAzimuthalEqualArea } from 'd3-geo';
import type { Position as Place } from 'geojson';

import { decodeTopology } from '@/geo/decode-topology';
import { loadPlaces } from '@/geo/places/load-places';
import type { Places } from '@/geo/places/places';
import { normaliseLongitude } from '@/geo/position';
import { FITTED, type Size, type View } from '@/geo/projection';
import type { Shape } from '@/geo/shape';
import { type Language, LANGUAGES } from '@/i18n/languages';
import { fitContent } from '@/map/fit-content';
import { projectNames } from '@/map/labels/lay-out-names';
import { listMapNames, type MapName } from '@/map/labels/map-names';
import type { MapContent } from '@/map/map-content';
import { buildScene } from '@/map/outline/build-scene';
import { layOutMarks } from '@/map/outline/lay-out-marks';

import nearWorld from '../../../assets/world/near.json';
import { aMarker, anArea, shapesIn, someContent } from '../support/map-records';

const size: Size = { width: 390, height: 320 };
const NO_WORLD = { shapes: [], faults: 0 };
const bogota = aMarker({
  id: 'bogota',
  kind: 'destination',
  name: 'Bogotá, Colombia',
  position: { latitude: 4.61, longitude: -74.08 },
});
const cali = aMarker({
  id: 'cali',
  kind: 'destination',
  name: 'Cali',
  position: { latitude: 3.44, longitude: -76.52 },
});
const colombia = anArea({
  id: 'CO',
  name: 'Colombia',
  outline: shapesIn({ west: -79, south: -4, east: -67, north: 12 }),
});

let places: Places;

beforeAll(async () => {
  places = await loadPlaces();
});

/** What is written in the frame, by kind. */
function read(
  content: Partial<MapContent>,
  { language = 'en', view = FITTED }: { language?: Language; view?: View } = {},
) {
  const whole = someContent(content);
  const camera = fitContent(whole, NO_WORLD, size);
  const names = projectNames(listMapNames(whole, places, language), camera, size);
  const unmoved = layOutMarks(whole, camera, view.zoom, size);
  const scene = { content: whole, world: NO_WORLD, unmoved, names, camera, view, size, margin: 0 };
  const { labels } = buildScene(scene);
  return labels.map(({ candidate: { name, id, width, height }, left, top }) => ({
    id,
    width,
    height,
    kind: name.kind,
    text: name.text,
    left,
    top,
  }));
}
interface Coast {
  id: Shape['id'];
  points: Place[];
  /** Degrees. */
  size: number;
}

function toCoasts({ id, geometry }: Shape): Coast[] {
  if (geometry.type !== 'MultiPolygon' && geometry.type !== 'Polygon') return [];
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons.map(([points = []]) => {
    const span = (along: 0 | 1) => {
      const values = points.map((point) => point[along] ?? 0);
      return Math.max(...values) - Math.min(...values);
    };
    return { id, points, size: Math.max(span(0), span(1)) };
  });
}

/** Degrees. No name of a sea reaches as far up or down, nor to the sides. */
const FAR_AWAY = { down: 12, across: 45 };

/** Coasts around a sea, by pixels from the place of its name on a map of one pixel per radian. */
function projectCoasts(coasts: readonly Coast[], { longitude, latitude }: MapName): Coast[] {
  const project = geoAzimuthalEqualArea().rotate([-longitude, -latitude]).scale(1).translate([0, 0]);
  const across = FAR_AWAY.across / Math.cos((latitude * Math.PI) / 180);
  const isNear = (point: Place) =>
    Math.abs((point[1] ?? 0) - latitude) < FAR_AWAY.down &&
    Math.abs(normaliseLongitude((point[0] ?? 0) - longitude)) < across;
  return coasts.map((coast) => ({
    ...coast,
    points: coast.points.filter(isNear).map((point) => project([point[0] ?? 0, point[1] ?? 0]) ?? []),
  }));
}

/** Of whose land something lies under a name at the least scale that shows it. Islands lower than a third of a letter may. */
function listCovered(coasts: readonly Coast[], { width, height, leastScale }: MapName) {
  const across = width / 2 / leastScale;
  const down = height / 2 / leastScale;
  return coasts
    .filter(({ size }) => (size * Math.PI * leastScale) / 180 > height / 3)
    .filter(({ points }) => points.some(([x = 0, y = 0]) => Math.abs(x) < across && Math.abs(y) < down))
    .map(({ id }) => id);
}

const textsOf = (labels: readonly { text: string }[]) => labels.map(({ text }) => text);

describe('names on the outline map', () => {
  it('are those of the stops, the country, its neighbours and the large cities', () => {
    const written = read({ areas: [colombia], replaces: ['CO'], markers: [bogota, cali] });
    expect(written).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'stop', text: 'Bogotá' }),
        expect.objectContaining({ kind: 'stop', text: 'Cali' }),
        expect.objectContaining({ kind: 'country', text: 'COLOMBIA' }),
        expect.objectContaining({ kind: 'country', text: 'VENEZUELA' }),
        expect.objectContaining({ kind: 'city', text: 'Medellín' }),
      ]),
    );
    expect(textsOf(written).filter((text) => text === 'Bogotá')).toHaveLength(1);
  });

  it('are in the language of the app', () => {
    expect(textsOf(read({}, { language: 'de' }))).toContain('RUSSLAND');
    const caribbean = {
      areas: [anArea({ outline: shapesIn({ west: -88, south: 8, east: -60, north: 23 }) })],
    };
    expect(textsOf(read(caribbean, { language: 'de' }))).toContain('Karibisches Meer');
    const germany = { areas: [anArea({ outline: shapesIn({ west: 6, south: 47, east: 15, north: 55 }) })] };
    expect(textsOf(read(germany, { language: 'de' }))).toEqual(expect.arrayContaining(['München']));
    expect(textsOf(read(germany))).toEqual(expect.arrayContaining(['Munich']));
  });

  it('tell the town that the traveller is in, and of stops only those that are near their namesakes', () => {
    const areas = [colombia];
    const me = { position: bogota.position, accuracy: null };
    expect(textsOf(read({ areas, me }))).toContain('Bogotá');
    const farNamesake = { ...cali, position: { latitude: cali.position.latitude, longitude: 20 } };
    const written = listMapNames(someContent({ areas, markers: [farNamesake] }), places, 'en');
    expect(written.filter(({ text }) => text === 'Cali').map(({ kind }) => kind)).toEqual(['stop', 'city']);
  });

  it('keep clear of a cluster, however many it counts', () => {
    const hospitals = Array.from({ length: 700 }, (_, index) =>
      aMarker({ id: `${index}`, position: { latitude: bogota.position.latitude, longitude: -74.08 } }),
    );
    const content = { areas: [colombia], markers: hospitals };
    const camera = fitContent(someContent(content), NO_WORLD, size);
    const [cluster] = layOutMarks(someContent(content), camera, 1, size).clusters;
    const { x = NaN, y = NaN } = cluster ?? {};
    const radius = 26;
    for (const { text, left, top, width, height } of read(content)) {
      const across = Math.max(left - x, 0, x - left - width);
      const down = Math.max(top - y, 0, y - top - height);
      expect([text, Math.hypot(across, down) >= radius - 1e-6]).toEqual([text, true]);
    }
    expect(textsOf(read(content))).toContain('Bogotá');
  });

  it('are few on the whole world, and no cities', () => {
    const world = read({});
    expect(world.filter(({ kind }) => kind === 'city' || kind === 'capital')).toEqual([]);
    expect(world.length).toBeGreaterThan(3);
    expect(world.length).toBeLessThan(45);
  });

  it('are those of divisions where they are near enough for their names to fit', () => {
    const meta = anArea({ status: null });
    expect(textsOf(read({ areas: [meta] }))).toContain('Meta');
    expect(
      textsOf(read({ areas: [meta], markers: [aMarker({ position: { latitude: 40, longitude: 0 } })] })),
    ).not.toContain('Meta');
  });

  it('stay where they are on the ground while the map is moved', () => {
    const content = { areas: [colombia], replaces: ['CO'], markers: [bogota, cali] };
    const before = read(content);
    const moved = read(content, { view: { zoom: 1, x: -90, y: 40 } });
    const stillThere = before.filter(({ id }) => moved.some((label) => label.id === id));
    expect(stillThere.length).toBeGreaterThan(3);
    for (const { id, left, top } of stillThere) {
      const now = moved.find((label) => label.id === id);
      expect(now?.left).toBeCloseTo(left - 90);
      expect(now?.top).toBeCloseTo(top + 40);
    }
    // What is gone has left the frame, and not given way to what has come into it.
    for (const { left, top } of before.filter(({ id }) => !moved.some((label) => label.id === id)))
      expect(left - 90 < 0 || top + 40 > size.height - 20).toBe(true);
  });

  it('of seas lie on the sea, in every language, from as far away as they are shown', () => {
    const coasts = decodeTopology(nearWorld).shapes.flatMap(toCoasts);
    const waters = LANGUAGES.map((language) =>
      listMapNames(someContent(), places, language).filter(({ kind }) => kind === 'water'),
    );
    const seas = new Set(waters.flatMap((names) => names.map(({ id }) => id)));
    expect(seas.size).toBeGreaterThan(60);
    for (const sea of seas) {
      const names = waters.flat().filter(({ id }) => id === sea);
      const around = names[0] ? projectCoasts(coasts, names[0]) : [];
      for (const name of names) expect([name.text, listCovered(around, name)]).toEqual([name.text, []]);
    }
  });

  it('show a small town where nothing else is near', () => {
    const galapagos = anArea({ outline: shapesIn({ west: -91.8, south: -1.5, east: -89.2, north: 0.7 }) });
    expect(textsOf(read({ areas: [galapagos] }))).toContain('Puerto Ayora');
  });
});
