/**
 * Collects the names of every country into countries.json: in the app's four languages, in daily use, and its longer code.
 * Run by hand when the package has news: node assets/names/build.mjs
 */
import { createRequire } from 'node:module';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { installBuildPackages } from '../../.dev/build-packages.mjs';
import { ALSO_KNOWN_AS } from './also-known-as.mjs';

const LANGUAGES = ['en', 'es', 'fr', 'de'];
const here = dirname(fileURLToPath(import.meta.url));

installBuildPackages(here);
// Only now: it was just installed.
const require = createRequire(import.meta.url);
const codes = require('i18n-iso-countries/codes.json');
const lists = LANGUAGES.map((language) => require(`i18n-iso-countries/langs/${language}.json`).countries);

const names = Object.fromEntries(
  codes
    .map(([code, longCode]) => {
      const listed = lists.flatMap((list) => list[code] ?? []);
      return [code, [...new Set([...listed, ...(ALSO_KNOWN_AS[code] ?? []), longCode])].join('|')];
    })
    .sort(([one], [other]) => (one < other ? -1 : 1)),
);
const text = `${JSON.stringify(names)}\n`;
writeFileSync(join(here, 'countries.json'), text);
console.log(
  `countries.json: ${Object.keys(names).length} countries, ${Math.round(Buffer.byteLength(text) / 1024)} KiB`,
);
