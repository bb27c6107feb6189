import { LETTERS, signed, toText } from '../geo/build/number-text.mjs';
import { widestOnWater } from './room-on-water.mjs';

const LANGUAGES = ['en', 'es', 'fr', 'de'];
/** About a kilometre. */
const STEPS_PER_DEGREE = 100;
/** A letter tells thirty-two steps, and whether it is a capital. */
const MOST_PROMINENT = 31;
/** So far it is from most of the chosen cities to the next larger one. */
const USUAL_KM = 60;

/** Country by country, the largest city first; how they are written stands in SOURCES.md. */
export function packCities(cities, foreignNames) {
  const sorted = [...cities].sort(
    (one, other) => compare(one.code, other.code) || other.people - one.people || one.id - other.id,
  );
  const codes = [...new Set(sorted.map(({ code }) => code))];
  const counts = codes.map((code) => sorted.filter((city) => city.code === code).length);
  const foreign = new Map(foreignNames.map(([id, ...names]) => [id, names]));
  const told = LANGUAGES.map((language, index) => [
    language,
    packForeign(sorted, language, (id) => foreign.get(id)?.[index]),
  ]);
  return {
    codes: codes.join(' '),
    counts: counts.map(toText).join(''),
    levels: sorted.map((city) => LETTERS[2 * prominenceOf(city) + Number(city.isCapital)]).join(''),
    places: packPositions(sorted.map(({ longitude, latitude }) => [longitude, latitude])),
    names: sorted.map(({ name }) => name).join('|'),
    ...Object.fromEntries(told),
  };
}

/** Where a language has another name than GeoNames shows. One that GeoNames has never heard of is left out: it would be a slip; so
 * is an English one that only lacks the accents. */
function packForeign(cities, language, nameOf) {
  let at = '';
  const names = [];
  let last = 0;
  cities.forEach(({ id, name, alsoKnownAs }, index) => {
    const foreign = nameOf(id);
    if (!foreign || foreign === name || !alsoKnownAs.includes(foreign)) return;
    if (language === 'en' && fold(foreign) === fold(name)) return;
    at += toText(index - last);
    last = index;
    names.push(foreign);
  });
  return { at, names: names.join('|') };
}

/** Their names in other languages are those of assets/names. */
export function packCountries(countries) {
  const english = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  return {
    codes: countries.map(([code]) => code).join(' '),
    places: packPositions(countries.map(([, longitude, latitude]) => [longitude, latitude])),
    ranks: countries.map(([, , , rank]) => rank).join(' '),
    widths: countries.map(([, , , , width]) => width).join(' '),
    names: countries.map(([code]) => english.of(code)).join('|'),
  };
}

export function packWaters(waters, shores) {
  const widest = waters.map((water) => widestOnWater(water, shores));
  const names = LANGUAGES.map((language, index) => [
    language,
    waters.map((water) => startLarge(water[3 + index])).join('|'),
  ]);
  return {
    places: packPositions(widest.map(({ place }) => place)),
    ranks: waters.map(([, , rank]) => rank).join(' '),
    // Rounded down: what is told is there.
    rooms: widest.map(({ room }) => Math.floor(room * 10) / 10).join(' '),
    ...Object.fromEntries(names),
  };
}

function packPositions(positions) {
  let text = '';
  let [x, y] = [0, 0];
  for (const [longitude, latitude] of positions) {
    const [east, north] = [longitude, latitude].map((degrees) => Math.round(degrees * STEPS_PER_DEGREE));
    text += toText(signed(east - x)) + toText(signed(north - y));
    [x, y] = [east, north];
  }
  return text;
}

const ACCENTS = /[\u0300-\u036f]/g;
const fold = (name) => name.normalize('NFD').replace(ACCENTS, '');

/** Twice the times that a thousand people doubled; up to two doublings more or less for standing alone or in a larger one's shadow. */
function prominenceOf({ people, lonely }) {
  const alone = Math.max(-4, Math.min(4, 2 * Math.log2(lonely / USUAL_KM)));
  return Math.max(0, Math.min(MOST_PROMINENT, Math.round(2 * Math.log2(people / 1000) + alone)));
}

/** On a map a name stands alone: "Mar Negro", and no full stop. */
function startLarge(name) {
  const alone = name.replace(/\.$/, '').replaceAll("'", '’');
  return alone.charAt(0).toUpperCase() + alone.slice(1);
}

function compare(one, other) {
  return one < other ? -1 : Number(one > other);
}
