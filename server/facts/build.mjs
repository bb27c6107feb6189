/**
 * Cuts the reference packages named in this folder's package.json down to the pack in server/packs/world.
 * Run by hand when a package has news: node server/facts/build.mjs
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { installBuildPackages } from '../../.dev/build-packages.mjs';
import { writeWorldPack } from './write-pack.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const target = join(here, '..', 'packs', 'world');

installBuildPackages(here);
// Only now: these modules import what was just installed.
const [
  { loadProvinces },
  { buildCountries },
  { buildBorders },
  { buildDivisions },
  { buildFlags },
  numbers,
  { checkFacts },
] = await Promise.all(
  ['provinces', 'countries', 'borders', 'divisions', 'flags', 'emergency-numbers', 'check'].map(
    (name) => import(`./${name}.mjs`),
  ),
);

const provinces = await loadProvinces();
const countries = buildCountries(provinces.areas);
const codes = countries.map((country) => country.code);
const facts = {
  countries,
  borders: buildBorders(codes, provinces.borders),
  divisions: buildDivisions(codes, provinces),
  flags: buildFlags(codes),
  emergencyNumbers: numbers.buildEmergencyNumbers(codes),
};
checkFacts(facts);

writeWorldPack(target, facts);
summarise();

function summarise() {
  const without = (entries) => codes.filter((code) => !entries[code]).join(' ');
  console.log(`${codes.length} countries, ${Object.values(facts.divisions).flat().length} divisions`);
  console.log(`without divisions: ${without(facts.divisions)}`);
  console.log(`without emergency numbers: ${without(facts.emergencyNumbers)}`);
}
