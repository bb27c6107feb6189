import type { FieldError } from '@/contract/service-error';

import type { Queryable } from '../../database/database';
import { invalid } from '../../http/failure';

/** Where each kind of thing is kept, and the column by which people name it. */
const SHELVES = {
  country: { table: 'countries', name: 'country_code' },
  division: { table: 'country_divisions', name: 'iso_code' },
  region: { table: 'country_regions', name: 'slug' },
  disease: { table: 'diseases', name: 'slug' },
  alert: { table: 'alerts', name: 'slug' },
} as const;

interface Found {
  id: string;
  key: string;
  /** Of a division or region. */
  country_id: string | null;
}

/** The rows behind ids or names, in the order of the keys; each that leads nowhere is a problem of its field. */
export async function findKeys(
  transaction: Queryable,
  kind: keyof typeof SHELVES,
  keys: readonly string[],
  field: string,
): Promise<Found[]> {
  const { table, name } = SHELVES[kind];
  const country = kind === 'division' || kind === 'region' ? 'row.country_id' : 'null::uuid';
  const rows = await transaction.query<Found>(
    `select distinct on (wanted.position) row.id, wanted.key, ${country} as country_id
     from unnest($1::text[]) with ordinality as wanted(key, position)
     join ${table} row on row.id::text = lower(wanted.key) or lower(row.${name}) = lower(wanted.key)
     order by wanted.position`,
    [keys],
  );
  const found = new Set(rows.map(({ key }) => key));
  const problems = keys.flatMap((key, index): FieldError[] =>
    found.has(key) ? [] : [{ field: `${field}.${index}`, message: `is not a ${kind} known here` }],
  );
  if (problems.length > 0) throw invalid(problems);
  return rows;
}

/** Parts of countries that are not named would never be matched to anybody. */
export function requirePartsOf(countryIds: readonly string[], parts: readonly Found[], field: string): void {
  const problems = parts.flatMap(({ country_id }, index): FieldError[] =>
    country_id !== null && countryIds.includes(country_id)
      ? []
      : [{ field: `${field}.${index}`, message: 'lies in a country that is not named' }],
  );
  if (problems.length > 0) throw invalid(problems);
}
