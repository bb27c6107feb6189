import { iso31662 } from 'iso-3166';
import {
  DIVISION_NAMES,
  ENDED_CODES,
  MISCODED,
  NEWER_CODES,
  RECODED,
  REDRAWN,
  RENAMED,
  RENUMBERED,
} from './division-codes.mjs';

const isoNames = new Map(iso31662.map(({ code, name }) => [code, name]));
const validCodes = new Set(
  [...isoNames.keys(), ...NEWER_CODES].filter((code) => !ENDED_CODES.includes(code)),
);

export const isValidDivision = (code) => validCodes.has(code);

/** Today's ISO 3166-2 code of an area of Natural Earth, or null where there is none that fits. */
export function toDivisionCode(area) {
  const { iso_3166_2: code, iso_a2: country, name } = area;
  if (REDRAWN.has(country)) return null;
  const listed = MISCODED[`${code} ${name}`] ?? RECODED[code] ?? RENAMED[country]?.[name];
  if (listed) return listed;
  if (isValidDivision(code) && !RENUMBERED.has(country)) return code;
  return findByName(area);
}

/** English where it is a name and not only a direction, without the word for the kind of division. */
export function toDivisionName(code, areas) {
  if (DIVISION_NAMES[code]) return DIVISION_NAMES[code];
  const names = new Set(
    areas.map(({ name, name_en: english }) => plainName(english) ?? plainName(name) ?? name),
  );
  if (names.size === 1) return [...names][0];
  return isoNames.get(code).replace(/ \(.*\)$/, '');
}

const KINDS = [
  'autonomous',
  'canton',
  'county',
  'department',
  'district',
  'governorate',
  'kraj',
  'municipality',
  'oblast',
  'oblysy',
  'parish',
  'prefecture',
  'province',
  'region',
  'special administrative',
  'state',
  'territory',
  'voivodeship',
  'zone',
].join('|');
const KIND_AFTER = new RegExp(`( (${KINDS}))+$`, 'i');
const KIND_BEFORE =
  /^(province|community|governorate|department|canton|emirate|region|republic|state|metropolitan city) of /i;
const DIRECTION =
  /^(the |upper |lower |mid )?((north|south|east|west)[a-z-]*|central|capital|metropolitan|northern and eastern|inner|outer)$/i;

function plainName(name) {
  if (!name || /[^\p{Script=Latin}\p{P}\p{S}\p{M}\p{N}\s\u02b0-\u02ff]/u.test(name)) return null;
  // "Northern Territory" and "Free State" lose their name with the word.
  const plain = name.replace(KIND_AFTER, '').replace(KIND_BEFORE, '');
  if (DIRECTION.test(plain) || plain === 'Free') return plain === name ? null : name;
  return plain;
}

/** Longer lists of alternative names exist, but those hold the names of neighbours and towns as well. */
function findByName({ iso_a2: country, name, name_en: english, name_local: local }) {
  const divisions = iso31662.filter(({ code }) => code.startsWith(`${country}-`));
  for (const candidate of [name, english, local].map(comparable).filter((one) => one !== '')) {
    const match = divisions.find((division) => comparable(division.name) === candidate);
    if (match) return match.code;
  }
  return null;
}

function comparable(name) {
  return (name ?? '')
    .normalize('NFD')
    .replace(KIND_AFTER, '')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();
}
