/**
 * Cuts the reference packages named in this folder's package.json down to the files in server/src/sample/facts.
 * Run by hand when a package has news: node server/facts/build.mjs
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { installBuildPackages } from '../../.dev/build-packages.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const target = join(here, '..', 'src', 'sample', 'facts');

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

mkdirSync(target, { recursive: true });
write('countries.json', listLines(facts.countries));
write('borders.json', entryLines(facts.borders));
write('divisions.json', entryLines(facts.divisions));
write('flags.json', entryLines(facts.flags));
write('emergency-numbers.json', entryLines(facts.emergencyNumbers));
summarise();

/** One line per country, so that a change of one shows as such. */
function listLines(list) {
  return `[\n${list.map((item) => JSON.stringify(item)).join(',\n')}\n]\n`;
}

function entryLines(entries) {
  const lines = Object.entries(entries).map(
    ([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}

function write(name, text) {
  writeFileSync(join(target, name), text);
  console.log(`${name}: ${Math.round(Buffer.byteLength(text) / 1024)} KiB`);
}

function summarise() {
  const without = (entries) => codes.filter((code) => !entries[code]).join(' ');
  console.log(`${codes.length} countries, ${Object.values(facts.divisions).flat().length} divisions`);
  console.log(`without divisions: ${without(facts.divisions)}`);
  console.log(`without emergency numbers: ${without(facts.emergencyNumbers)}`);
}
