import { loadPlaces } from '@/geo/places/load-places';
import type { Places } from '@/geo/places/places';
import { FITTED, type Size, type View } from '@/geo/projection';
import type { Language } from '@/i18n/languages';
import { fitContent } from '@/map/fit-content';
import { listMapNames } from '@/map/labels/map-names';
import type { MapContent } from '@/map/map-content';
import { buildScene } from '@/map/outline/build-scene';
import { layOutMarks } from '@/map/outline/lay-out-marks';

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
  const names = listMapNames(whole, places, language);
  const unmoved = layOutMarks(whole, names, camera, view.zoom, size);
  const { labels } = buildScene({ content: whole, world: NO_WORLD, unmoved, camera, view, size, margin: 0 });
  return labels.map(({ candidate: { name, id }, left, top }) => ({
    id,
    kind: name.kind,
    text: name.text,
    left,
    top,
  }));
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

  it('are few on the whole world, and no cities', () => {
    const world = read({});
    expect(world.filter(({ kind }) => kind === 'city' || kind === 'capital')).toEqual([]);
    expect(world.length).toBeGreaterThan(8);
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

  it('show a small town where nothing else is near', () => {
    const galapagos = anArea({ outline: shapesIn({ west: -91.8, south: -1.5, east: -89.2, north: 0.7 }) });
    expect(textsOf(read({ areas: [galapagos] }))).toContain('Puerto Ayora');
  });
});
