import type { FieldError } from '@/contract/service-error';

import type { Queryable } from '../database/database';
import { invalid } from '../http/failure';

/** Where each kind of thing is kept, the columns by which people name it, and how names are written there. */
const SHELVES = {
  country: { table: 'countries', names: ['country_code'], written: 'upper' },
  division: { table: 'country_divisions', names: ['iso_code'], written: 'upper' },
  region: { table: 'country_regions', names: ['slug'], written: 'lower' },
  disease: { table: 'diseases', names: ['slug'], written: 'lower' },
  vaccination: { table: 'vaccinations', names: ['slug'], written: 'lower' },
  'safety category': { table: 'safety_categories', names: ['slug'], written: 'lower' },
  alert: { table: 'alerts', names: ['slug'], written: 'lower' },
  // Two airlines may share a code of IATA; of ICAO none do.
  airline: { table: 'airlines', names: ['icao'], written: 'upper' },
  airport: { table: 'airports', names: ['icao', 'iata'], written: 'upper' },
} as const;

export type Shelf = keyof typeof SHELVES;

const UUID = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';

export interface Found {
  id: string;
  key: string;
  /** Of what lies in one. */
  country_id: string | null;
}

/** The rows behind ids or names, in the order of the keys; each that leads nowhere is a problem of its field. */
export async function findKeys(
  transaction: Queryable,
  kind: Shelf,
  keys: readonly string[],
  field: string,
): Promise<Found[]> {
  const rows = await listFound(transaction, kind, keys);
  const found = new Set(rows.map(({ key }) => key));
  const problems = keys.flatMap((key, index): FieldError[] =>
    found.has(key) ? [] : [{ field: `${field}.${index}`, message: isUnknown(kind) }],
  );
  if (problems.length > 0) throw invalid(problems);
  return rows;
}

/** One of them; null where it leads nowhere. */
export async function findKey(transaction: Queryable, kind: Shelf, key: string): Promise<Found | null> {
  const [found] = await listFound(transaction, kind, [key]);
  return found ?? null;
}

export const isUnknown = (kind: Shelf) => `is not ${kind.startsWith('a') ? 'an' : 'a'} ${kind} known here`;

const IN_COUNTRIES: ReadonlySet<Shelf> = new Set(['division', 'region', 'airport']);

async function listFound(transaction: Queryable, kind: Shelf, keys: readonly string[]): Promise<Found[]> {
  if (keys.length === 0) return [];
  const { table, names, written } = SHELVES[kind];
  const country = IN_COUNTRIES.has(kind) ? 'country_id' : 'null::uuid';
  const select = `select id, ${country} as country_id from ${table}`;
  const byName = names.map((name) => `union all ${select} where ${name} = ${written}(wanted.key)`);
  // Each part goes by an index of its own: whatever else is stored costs nothing.
  return transaction.query<Found>(
    `select distinct on (wanted.position) row.id, wanted.key, row.country_id
     from unnest($1::text[]) with ordinality as wanted(key, position)
     cross join lateral (
       ${select} where id = case when wanted.key ~* '${UUID}' then wanted.key::uuid end
       ${byName.join('\n')}) row
     order by wanted.position, row.id`,
    [keys],
  );
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
