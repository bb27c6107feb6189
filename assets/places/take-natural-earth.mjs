/**
 * Takes what is needed out of Natural Earth's files, of which no package has the names in other languages. Run by hand when there is a new
 * version, with the folder of its GeoJSON files: node assets/places/take-natural-earth.mjs <folder>
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { middleOfWater } from './middle-of-water.mjs';
import { widthOfLargest } from './width-of-largest.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder of the GeoJSON files.');

const LANGUAGES = ['EN', 'ES', 'FR', 'DE'];
/** Bays and straits beyond this rank are too small to look for. */
const LEAST_WATER = 3;
/** Kosovo has no code of ISO 3166-1; the two others are drawn with the country that it lists. */
const CODES = { Kosovo: 'XK', Somaliland: null, 'Northern Cyprus': null };

const read = (name) => JSON.parse(readFileSync(join(folder, `${name}.geojson`), 'utf8')).features;
const tenth = (degrees) => Math.round(degrees * 10) / 10;
const namesOf = (properties, change = (key) => key) =>
  LANGUAGES.map((language) => properties[change(`NAME_${language}`)] ?? '');

const cities = read('ne_50m_populated_places')
  .map(({ properties }) => [properties.GEONAMESID, ...namesOf(properties)])
  .filter(([id]) => id > 0)
  .sort(([one], [other]) => one - other);

const countries = read('ne_50m_admin_0_countries')
  .flatMap(({ properties, geometry }) => {
    const { ADMIN, ISO_A2_EH, LABEL_X, LABEL_Y, MIN_LABEL } = properties;
    const code = ADMIN in CODES ? CODES[ADMIN] : ISO_A2_EH;
    return code && code !== '-99'
      ? [[code, tenth(LABEL_X), tenth(LABEL_Y), MIN_LABEL, widthOfLargest(geometry)]]
      : [];
  })
  .sort(([one], [other]) => (one < other ? -1 : 1));

const waters = read('ne_50m_geography_marine_polys')
  .filter(({ properties }) => properties.scalerank <= LEAST_WATER)
  .map(({ properties, geometry }) => [
    ...middleOfWater(geometry).map(tenth),
    properties.scalerank,
    ...namesOf(properties, (key) => key.toLowerCase()),
  ])
  .sort((one, other) => one[2] - other[2] || (one[3] < other[3] ? -1 : 1));

const lines = (rows) => `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`;
writeFileSync(
  join(here, 'natural-earth.json'),
  `{\n"cities": ${lines(cities)},\n"countries": ${lines(countries)},\n"waters": ${lines(waters)}\n}\n`,
);
console.log(`${cities.length} cities, ${countries.length} countries, ${waters.length} waters`);
