import type { FieldError } from '@/contract/service-error';

import type { Queryable } from '../database/database';
import { invalid } from '../http/failure';

/** Where each kind of thing is kept, the column by which people name it, and how names are written there. */
const SHELVES = {
  country: { table: 'countries', name: 'country_code', written: 'upper' },
  division: { table: 'country_divisions', name: 'iso_code', written: 'upper' },
  region: { table: 'country_regions', name: 'slug', written: 'lower' },
  disease: { table: 'diseases', name: 'slug', written: 'lower' },
  vaccination: { table: 'vaccinations', name: 'slug', written: 'lower' },
  'safety category': { table: 'safety_categories', name: 'slug', written: 'lower' },
  alert: { table: 'alerts', name: 'slug', written: 'lower' },
} as const;

const UUID = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';

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
  const rows = await listFound(transaction, kind, keys);
  const found = new Set(rows.map(({ key }) => key));
  const problems = keys.flatMap((key, index): FieldError[] =>
    found.has(key) ? [] : [{ field: `${field}.${index}`, message: `is not a ${kind} known here` }],
  );
  if (problems.length > 0) throw invalid(problems);
  return rows;
}

/** The id behind one of them; null where it leads nowhere. */
export async function findKey(
  transaction: Queryable,
  kind: keyof typeof SHELVES,
  key: string,
): Promise<string | null> {
  const [found] = await listFound(transaction, kind, [key]);
  return found?.id ?? null;
}

async function listFound(
  transaction: Queryable,
  kind: keyof typeof SHELVES,
  keys: readonly string[],
): Promise<Found[]> {
  if (keys.length === 0) return [];
  const { table, name, written } = SHELVES[kind];
  const country = kind === 'division' || kind === 'region' ? 'country_id' : 'null::uuid';
  const select = `select id, ${country} as country_id from ${table}`;
  // Each half goes by an index of its own: whatever else is stored costs nothing.
  return transaction.query<Found>(
    `select distinct on (wanted.position) row.id, wanted.key, row.country_id
     from unnest($1::text[]) with ordinality as wanted(key, position)
     cross join lateral (
       ${select} where id = case when wanted.key ~* '${UUID}' then wanted.key::uuid end
       union all
       ${select} where ${name} = ${written}(wanted.key)) row
     order by wanted.position`,
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
