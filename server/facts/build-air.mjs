/**
 * Cuts two open files down to the airports and airlines of the pack in server/packs/world. Neither is a package, so whoever runs it has them on disk:
 * airports.csv of github.com/mborsetti/airportsdata and optd_airlines.csv of github.com/opentraveldata/opentraveldata.
 * Run by hand when a file has news: node server/facts/build-air.mjs airports.csv optd_airlines.csv
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { buildAirlines, buildAirports } from './air.mjs';

const [airportsFile, airlinesFile] = process.argv.slice(2);
if (!airlinesFile) throw new Error('name the two files: airports.csv optd_airlines.csv');
const target = join(dirname(fileURLToPath(import.meta.url)), '..', 'packs', 'world');

write('airports', buildAirports(readFileSync(airportsFile, 'utf8')));
write('airlines', buildAirlines(readFileSync(airlinesFile, 'utf8')));

function write(name, records) {
  const text = records.map((record) => `${JSON.stringify(record)}\n`).join('');
  writeFileSync(join(target, `${name}.jsonl`), text);
  console.log(`${name}.jsonl: ${records.length} records, ${Math.round(Buffer.byteLength(text) / 1024)} KiB`);
}
