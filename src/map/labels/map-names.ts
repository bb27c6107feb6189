import { normaliseLongitude, type Position } from '@/geo/position';
import type { Places } from '@/geo/places/places';
import { nameOfCountry } from '@/i18n/country-names';
import type { Language } from '@/i18n/languages';

import type { MapArea, MapContent, TravelStatus } from '../map-content';
import { LABEL_STYLES, type LabelKind, sizeOfLabel } from './label-style';
import { roomOf } from './room-of-area';

/** A name, where it belongs, and from how close a map on it is worth reading. */
export interface MapName extends Position {
  id: string;
  kind: LabelKind;
  text: string;
  width: number;
  height: number;
  priority: number;
  /** Pixels per radian. */
  leastScale: number;
  /** How wide it is what is named, where that matters. */
  radians: number;
  /** Of a country that the map tells something of. */
  status: TravelStatus | null;
}

const PRIORITIES: Record<LabelKind, number> = {
  stop: 1000,
  country: 300,
  division: 130,
  capital: 110,
  city: 100,
  water: 50,
};
const TOLD_OF = 200;

/** The scale from which on the most prominent city is named, and in how many steps of prominence the next doubling of it comes. */
const FIRST_CITIES = 160;
const MOST_PROMINENT = 30;
const STEPS_PER_DOUBLING = 4;
/** A capital is looked for before others of its size. */
const CAPITAL_STEPS = 4;
/** Pixels per radian of a web map at its zoom nought, by which Natural Earth says from where on a country is named. */
const WEB_MAP = 41;
/** A name may be a little wider than its country; one of a small country is shown beyond it, but later than Natural Earth would. */
const FITS = 0.8;
const LATER = 0.5;
const WATERS_FROM = [0, 120, 350, 800];
/** Their room is measured for names of this shape. */
const WATER_NAMES_ARE_WIDE = 5;
/** Away from its middle a map is drawn a little askew. */
const FITS_ON_WATER = 1.15;
const SMALL_FROM = 1000;
const DIVISIONS_FROM = 600;
/** A stop and the city of its name are one if they are closer than this, in degrees. */
const SAME_PLACE = 1;

/** Every name that this map could show, whatever its zoom: those of its own content, and what lies around. */
export function listMapNames(content: MapContent, places: Places, language: Language): MapName[] {
  const stops = listStops(content);
  const countries = listCountries(content, places, language);
  const countryTexts = new Set(countries.map(({ text }) => text));
  const divisions = content.areas.flatMap(toDivision);
  const around = namesAround(places, language);
  return [
    ...stops.values(),
    ...countries,
    ...divisions.filter(({ text }) => !countryTexts.has(text.toUpperCase())),
    ...(stops.size === 0 ? around : around.filter((city) => !isSamePlace(stops.get(city.text), city))),
  ];
}

const listed = new WeakMap<Places, Partial<Record<Language, MapName[]>>>();

/** Cities and waters, which are the same on every map, and already in the order in which they are placed. */
function namesAround(places: Places, language: Language): readonly MapName[] {
  const known = listed.get(places) ?? {};
  listed.set(places, known);
  known[language] ??= [...listCities(places, language), ...listWaters(places, language)].sort(
    (one, other) => other.priority - one.priority || (one.id < other.id ? -1 : 1),
  );
  return known[language];
}

/** They never leave their place: that there is no land, is known of this place alone. */
function listWaters({ waters }: Places, language: Language): MapName[] {
  return waters.map(({ names, rank, radians, ...position }, index) => {
    const { width, height } = sizeOfLabel(names[language], LABEL_STYLES.water);
    const room = FITS_ON_WATER * Math.max(width, WATER_NAMES_ARE_WIDE * height);
    return toName('water', `water ${index}`, names[language], position, {
      priority: PRIORITIES.water - rank,
      leastScale: Math.max(WATERS_FROM[rank] ?? SMALL_FROM, room / radians),
    });
  });
}

/** "Bogotá, Colombia" is "Bogotá" on a map. Places of one name are named once. */
function listStops({ markers }: MapContent): ReadonlyMap<string, MapName> {
  const stops = new Map<string, MapName>();
  for (const { id, kind, name, position } of markers) {
    const [text = ''] = name.split(',');
    if (kind !== 'destination' || text === '' || stops.has(text)) continue;
    stops.set(
      text,
      toName('stop', `stop ${id}`, text, position, { priority: PRIORITIES.stop, leastScale: 0 }),
    );
  }
  return stops;
}

function listCountries({ areas, replaces }: MapContent, places: Places, language: Language): MapName[] {
  const told = new Map<string, TravelStatus | null>();
  for (const { id, name, status, outline } of areas) {
    told.set('country' in outline ? outline.country : replaces.includes(id) ? id : name, status);
  }
  return places.countries.map(({ code, name, rank, radians, ...position }) => {
    const text = nameOfCountry(code, name, language);
    const { width } = sizeOfLabel(text.toUpperCase(), LABEL_STYLES.country);
    const key = [code, text].find((one) => told.has(one));
    return toName('country', `country ${code}`, text, position, {
      priority: PRIORITIES.country - rank + (key === undefined ? 0 : TOLD_OF),
      leastScale: Math.min((FITS * width) / radians, WEB_MAP * 2 ** (rank + LATER)),
      radians,
      status: key === undefined ? null : (told.get(key) ?? null),
    });
  });
}

/** Parts of countries are named as soon as their name fits into them. */
function toDivision({ id, name, outline }: MapArea): MapName[] {
  if (name === '' || 'country' in outline) return [];
  const room = roomOf(outline);
  if (!room) return [];
  const { width } = sizeOfLabel(name, LABEL_STYLES.division);
  return [
    toName('division', `division ${id}`, name, room.middle, {
      priority: PRIORITIES.division,
      leastScale: Math.max(DIVISIONS_FROM, width / room.radians),
      radians: room.radians,
    }),
  ];
}

function listCities(places: Places, language: Language): MapName[] {
  return places.cities.map((city, index) => {
    const { latitude, longitude, isCapital } = city;
    const kind = isCapital ? 'capital' : 'city';
    const prominence = Math.min(MOST_PROMINENT, city.prominence + (isCapital ? CAPITAL_STEPS : 0));
    return toName(
      kind,
      `city ${index}`,
      places.nameOf(city, language),
      { latitude, longitude },
      {
        priority: PRIORITIES[kind] + prominence,
        leastScale: FIRST_CITIES * 2 ** ((MOST_PROMINENT - prominence) / STEPS_PER_DOUBLING),
      },
    );
  });
}

function toName(
  kind: LabelKind,
  id: string,
  name: string,
  { latitude, longitude }: Position,
  wanted: { priority: number; leastScale: number; radians?: number; status?: TravelStatus | null },
): MapName {
  const style = LABEL_STYLES[kind];
  const text = style.isUpperCase ? name.toUpperCase() : name;
  return {
    id,
    kind,
    text,
    latitude,
    longitude,
    ...sizeOfLabel(text, style),
    radians: 0,
    status: null,
    ...wanted,
  };
}

/** A stop and a city of one name: there is a Santiago in many a country. */
function isSamePlace(stop: MapName | undefined, city: MapName): boolean {
  return (
    stop !== undefined &&
    Math.abs(stop.latitude - city.latitude) < SAME_PLACE &&
    Math.abs(normaliseLongitude(stop.longitude - city.longitude)) < SAME_PLACE
  );
}
