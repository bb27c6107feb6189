/**
 * Chooses the names of the outline map into places.json: cities of GeoNames, countries and waters, in the app's four languages.
 * Run by hand when a source has news: node assets/places/build.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

import { installBuildPackages } from '../../.dev/build-packages.mjs';

const CITIES = 5000;
const here = dirname(fileURLToPath(import.meta.url));

installBuildPackages(here);
// Only now: this module reads what was just installed.
const { chooseCities } = await import('./choose-cities.mjs');
const { packCities, packCountries, packWaters } = await import('./pack.mjs');
const { readShores } = await import('./room-on-water.mjs');

const read = (name) => JSON.parse(readFileSync(join(here, name), 'utf8'));
const naturalEarth = read('natural-earth.json');
const text = `${JSON.stringify({
  cities: packCities(chooseCities(CITIES), naturalEarth.cities),
  countries: packCountries(naturalEarth.countries),
  waters: packWaters(naturalEarth.waters, readShores(read('../world/near.json'))),
})}\n`;
writeFileSync(join(here, 'places.json'), text);
const kilobytes = (bytes) => `${(bytes.length / 1000).toFixed(1)} kB`;
console.log(`places.json: ${kilobytes(Buffer.from(text))}, gzipped ${kilobytes(gzipSync(text))}`);
