import { createRequire } from 'node:module';
import { LABELLED_NUMBERS } from './labelled-numbers.mjs';

const { shortnumbermetadata } = createRequire(import.meta.url)('google-libphonenumber');

/** As the service numbers the kinds of a contact detail. */
const POLICE = 90;
const FIRE = 91;
const AMBULANCE = 92;
const ALL = 98;

/** Position of the emergency pattern in a region's metadata, and of the expression in the pattern. */
const EMERGENCY = 27;
const PATTERN = 2;

/** Country code → numbers: police, ambulance, fire, then the one for everything. */
export function buildEmergencyNumbers(countryCodes) {
  const entries = countryCodes.map((code) => [code, labelledNumbers(code) ?? unlabelledNumbers(code)]);
  return Object.fromEntries(entries.filter(([, numbers]) => numbers.length > 0));
}

function labelledNumbers(code) {
  const labelled = LABELLED_NUMBERS[code];
  if (!labelled) return null;
  const { police = [], ambulance = [], fire = [], all = [], notes = {} } = labelled;
  return [
    ...police.map((val) => ({ typ: POLICE, val, note: notes[val] ?? 'Police' })),
    ...ambulance.map((val) => ({ typ: AMBULANCE, val, note: notes[val] ?? 'Ambulance' })),
    ...fire.map((val) => ({ typ: FIRE, val, note: notes[val] ?? 'Fire' })),
    ...all.map((val) => ({ typ: ALL, val, note: notes[val] ?? 'All emergencies' })),
  ].map((number, order) => ({ ...number, order }));
}

function unlabelledNumbers(code) {
  const pattern = shortnumbermetadata.countryToMetadata[code]?.[EMERGENCY]?.[PATTERN];
  if (!pattern) return [];
  const matches = new RegExp(`^(?:${pattern})$`);
  // Longer ones, where there are short ones, are ranges of lines more often than numbers a traveller is told.
  const found = [numbersOf(2, 3), numbersOf(4, 5)].map((some) =>
    some.filter((number) => matches.test(number)),
  );
  return (found.find((some) => some.length > 0) ?? []).map((val, order) => ({
    typ: ALL,
    val,
    note: 'Emergency',
    order,
  }));
}

/** Everything with so many digits; the numbers known around the world lead. */
function numbersOf(...lengths) {
  const known = ['112', '911', '999'].filter((number) => lengths.includes(number.length));
  const numbers = lengths.flatMap((length) =>
    Array.from({ length: 10 ** length }, (_, number) => String(number).padStart(length, '0')),
  );
  return [...new Set([...known, ...numbers])];
}
