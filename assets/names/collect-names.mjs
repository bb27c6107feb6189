import { createRequire } from 'node:module';

import { ALSO_KNOWN_AS } from './also-known-as.mjs';

const LANGUAGES = ['en', 'es', 'fr', 'de'];
const require = createRequire(import.meta.url);

/** By code, all names of a country in one line. */
export function collectNames() {
  const codes = require('i18n-iso-countries/codes.json');
  const lists = LANGUAGES.map((language) => require(`i18n-iso-countries/langs/${language}.json`).countries);
  const named = codes.map(([code, longCode]) => {
    const listed = lists.flatMap((list) => list[code] ?? []);
    return [code, [...new Set([...listed, ...(ALSO_KNOWN_AS[code] ?? []), longCode])].join('|')];
  });
  return Object.fromEntries(named.sort(([one], [other]) => (one < other ? -1 : 1)));
}
