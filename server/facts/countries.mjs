import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { countries, languages } from 'countries-list';
import { iso31661Alpha2ToAlpha3 } from 'iso-3166';
import { DIVISION_WORDS, REGION_WORDS } from './division-words.mjs';

const require = createRequire(import.meta.url);
const isoNames = require('i18n-iso-countries');
const currencies = readCurrencies();

for (const language of ['es', 'fr', 'de']) {
  isoNames.registerLocale(require(`i18n-iso-countries/langs/${language}.json`));
}

/** In use although ISO 3166-1 has not assigned it. */
const KOSOVO = { XK: 'XKX' };
const alpha3 = { ...iso31661Alpha2ToAlpha3, ...KOSOVO };

/** Where the package's own words are not those of a traveller, or it has none. */
const CORRECTIONS = {
  AX: { name: 'Åland' },
  BL: { name: 'Saint Barthélemy' },
  BQ: { name: 'Caribbean Netherlands' },
  CW: { name: 'Curaçao' },
  DO: { calling_code: '1' },
  EH: { currency_code: 'MAD' },
  MO: { capital: 'Macao' },
  PR: { calling_code: '1' },
  TL: { name: 'Timor-Leste' },
  XK: { calling_code: '383' },
};

export function buildCountries(areas) {
  const divisionWords = commonDivisionWords(areas);
  return Object.keys(alpha3)
    .sort()
    .map((code) => toCountry(code, divisionWords.get(code)));
}

function toCountry(code, divisionWord) {
  const listed = countries[code];
  const corrected = CORRECTIONS[code] ?? {};
  const name = corrected.name ?? listed.name;
  const currencyCode = corrected.currency_code ?? listed.currency[0] ?? null;
  return {
    code,
    code3: alpha3[code],
    slug: toSlug(name),
    name,
    names: {
      es: isoNames.getName(code, 'es'),
      fr: isoNames.getName(code, 'fr'),
      de: isoNames.getName(code, 'de'),
    },
    capital: corrected.capital ?? (listed.capital || null),
    currency_name: currencyCode && toCurrencyName(currencies[currencyCode].name),
    currency_code: currencyCode,
    languages: listed.languages.map((language) => languages[language].name),
    calling_code: corrected.calling_code ?? String(listed.phone[0]),
    division_name: DIVISION_WORDS[code] ?? divisionWord ?? 'province',
    region_name: REGION_WORDS[code] ?? 'municipality',
    continent: listed.continent,
  };
}

/** The word that most of a country's provinces are described with. */
function commonDivisionWords(areas) {
  const counts = new Map();
  for (const { division, properties } of areas) {
    if (!division || !properties.type_en) continue;
    const word = properties.type_en.split('|')[0].toLowerCase();
    const country = counts.get(division.slice(0, 2)) ?? new Map();
    counts.set(division.slice(0, 2), country.set(word, (country.get(word) ?? 0) + 1));
  }
  return new Map([...counts].map(([code, words]) => [code, [...words].sort(([, a], [, b]) => b - a)[0][0]]));
}

/** "Colombian Peso" is how a price list writes it; in a sentence only the country keeps its capital. */
function toCurrencyName(name) {
  if (!name.includes(' ')) return name.toLowerCase();
  return name.replace(/ (Convertible Mark|New Shekel|\S+)$/, (unit) => unit.toLowerCase());
}

function toSlug(name) {
  return name
    .normalize('NFD')
    .replace(/\p{M}|['’.]/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-');
}

/** The package exports names and amounts of currencies only as a file. */
function readCurrencies() {
  const packageRoot = dirname(dirname(require.resolve('countries-list')));
  return JSON.parse(readFileSync(join(packageRoot, 'currencies.all.min.json'), 'utf8'));
}
