import { z } from 'zod';

import { WrittenCountryCode, writtenText } from './fields';

/** An id, a slug or a code of two letters. */
const Country = writtenText(200).optional();
const latitude = z.coerce.number().min(-90, 'must be at least -90').max(90, 'must be at most 90');
const longitude = z.coerce.number().min(-180, 'must be at least -180').max(180, 'must be at most 180');

const Airport = z
  .string()
  .regex(/^[A-Za-z0-9]{3,4}$/, 'must be a code of IATA or ICAO, such as FRA or EDDF')
  .optional();

/** By what entry requirements are searched; all that are written must hold. */
export const EntryQuery = z.object({
  affected_country_id: Country.describe('Those that name this country.'),
  origin_country_id: Country.describe('Those that this country imposes.'),
  types: z
    .string()
    .regex(/^(\d|10)(,(\d|10)){0,20}$/, 'must be numbers from 0 to 10, with commas between them')
    .optional(),
  nationality: WrittenCountryCode.optional().describe('Those for this nationality, and those for everybody.'),
  destination: Country.describe('With `departure`.'),
  departure: Country.describe('With `destination`.'),
  destination_country_division: z
    .string()
    .regex(/^[A-Za-z]{2}-[A-Za-z0-9]{1,6}$/, 'must be a code of ISO 3166-2, such as US-HI')
    .transform((code) => code.toUpperCase())
    .optional(),
  departure_airport: Airport.describe('With `destination_airport`; a code of IATA or ICAO.'),
  destination_airport: Airport.describe('With `departure_airport`.'),
  destination_lat: latitude.optional().describe('The four coordinates come together.'),
  destination_lng: longitude.optional(),
  departure_lat: latitude.optional(),
  departure_lng: longitude.optional(),
  vaccinated: z.enum(['true', 'false', '1', '0']).optional().describe('`true`: fully.'),
});
export type EntryQuery = z.output<typeof EntryQuery>;

type Name = keyof EntryQuery;

/** What says nothing without the others. */
const TOGETHER: readonly (readonly Name[])[] = [
  ['destination', 'departure'],
  ['destination_airport', 'departure_airport'],
  ['destination_lat', 'destination_lng', 'departure_lat', 'departure_lng'],
];

/** Each that is missing beside one that was written. */
export function findMissingBeside(query: EntryQuery): { field: Name; message: string }[] {
  return TOGETHER.flatMap((names) => {
    const written = names.filter((name) => query[name] !== undefined);
    const missing = written.length === 0 ? [] : names.filter((name) => query[name] === undefined);
    return missing.map((field) => ({ field, message: `is needed together with ${written.join(', ')}` }));
  });
}
