import { findMissingBeside, type EntryQuery } from '@/contract/entry-query';
import type { FieldError } from '@/contract/service-error';
import { countryAt } from '@/geo/country-at';

import type { Queryable } from '../../database/database';
import { invalid } from '../../http/failure';
import { findKey, isUnknown } from '../find-keys';

type Field = keyof EntryQuery;

const COUNTRIES = [
  'affected_country_id',
  'origin_country_id',
  'nationality',
  'destination',
  'departure',
] as const;

/** The query with ids of countries and divisions in place of what was written; each that leads nowhere is a problem of its field. */
export async function findPlaces(database: Queryable, query: EntryQuery): Promise<Record<string, unknown>> {
  const missing = findMissingBeside(query);
  if (missing.length > 0) throw invalid(missing);
  const places: Partial<Record<Field, string>> = {};
  const problems: FieldError[] = [];
  const find = async (
    kind: 'country' | 'division' | 'airport',
    field: Field,
    written: string | null | undefined,
  ) => {
    if (written === undefined) return;
    const found = written === null ? null : await findKey(database, kind, written);
    if (found === null) problems.push({ field, message: isUnknown(kind) });
    // Of an airport it is the country that has rules.
    else places[field] = kind === 'airport' ? (found.country_id ?? undefined) : found.id;
  };
  for (const field of COUNTRIES) await find('country', field, query[field]);
  await find('division', 'destination_country_division', query.destination_country_division);
  await find('airport', 'destination_airport', query.destination_airport);
  await find('airport', 'departure_airport', query.departure_airport);
  await find('country', 'destination_lat', codeAt(query.destination_lat, query.destination_lng));
  await find('country', 'departure_lat', codeAt(query.departure_lat, query.departure_lng));
  if (problems.length > 0) throw invalid(problems);
  // A place is one country: that of its latitude stands for both.
  return { ...query, destination_lng: undefined, departure_lng: undefined, ...places };
}

/** Undefined where no place was written, null where it is nobody's. */
function codeAt(latitude: number | undefined, longitude: number | undefined): string | null | undefined {
  return latitude === undefined || longitude === undefined ? undefined : countryAt(latitude, longitude);
}
