import type { Queryable } from '../database/database';
import { renderAdvisories } from './advisories/documents';
import { renderAlerts } from './alerts/documents';
import { renderCountries, renderCountryData } from './countries/documents';
import { renderDiseases, renderRemedies } from './health-library/documents';
import { renderHospitals } from './hospitals/documents';
import { renderAdvisoryReach, renderAlertReach } from './reach';

/** Tables whose rows show in documents, their own or others'. */
export type ContentTable =
  Document['table'] | 'country_comments' | 'country_divisions' | 'country_regions' | 'flags';

/** What was written: the ids of rows, by table. */
export type Changed = Partial<Record<ContentTable, readonly string[] | 'all'>>;

interface Document {
  table:
    | 'medications'
    | 'vaccinations'
    | 'diseases'
    | 'countries'
    | 'country_data'
    | 'hospitals'
    | 'alerts'
    | 'advisories';
  /** What it holds parts of. SQL: the ids of those that hold a row whose id is in $1. */
  holds: Partial<Record<ContentTable, string>>;
  render: (transaction: Queryable, ids: readonly string[], written: readonly string[]) => Promise<unknown>;
}

const linked = (table: string, owner: string, part: string) =>
  `select ${owner}_id as id from ${table} where ${part}_id = any($1::uuid[])`;

const areasOf = (owner: 'alert' | 'advisory') => ({
  country_divisions: linked(`${owner}_divisions`, owner, 'country_division'),
  country_regions: linked(`${owner}_regions`, owner, 'country_region'),
});

/** Every kind of record that is kept as it leaves the service. */
const DOCUMENTS: readonly Document[] = [
  {
    table: 'medications',
    holds: {},
    render: (transaction, ids) => renderRemedies(transaction, 'medication', ids),
  },
  {
    table: 'vaccinations',
    holds: {},
    render: (transaction, ids) => renderRemedies(transaction, 'vaccination', ids),
  },
  {
    table: 'diseases',
    holds: {
      medications: linked('disease_medications', 'disease', 'medication'),
      vaccinations: linked('disease_vaccinations', 'disease', 'vaccination'),
    },
    render: renderDiseases,
  },
  {
    table: 'countries',
    holds: { flags: 'select country_id as id from flags where id = any($1::uuid[])' },
    render: renderCountries,
  },
  {
    table: 'country_data',
    holds: {
      country_comments: 'select datum_id as id from country_comments where id = any($1::uuid[])',
      diseases: linked('country_comments', 'datum', 'disease'),
      medications: linked('country_comments', 'datum', 'medication'),
      vaccinations: linked('country_comments', 'datum', 'vaccination'),
    },
    render: renderCountryData,
  },
  { table: 'hospitals', holds: {}, render: renderHospitals },
  {
    table: 'alerts',
    holds: { countries: linked('alert_countries', 'alert', 'country'), ...areasOf('alert') },
    // The reach of one that was written itself is always made: its links were made anew, whatever its words.
    render: async (transaction, ids, written) =>
      renderAlertReach(transaction, unite(written, await renderAlerts(transaction, ids))),
  },
  {
    table: 'advisories',
    holds: areasOf('advisory'),
    render: async (transaction, ids, written) =>
      renderAdvisoryReach(transaction, unite(written, await renderAdvisories(transaction, ids))),
  },
];

/**
 * Renders the documents of what was written and of whatever holds a part of it (an alert its countries, a disease its
 * vaccinations), and nothing else. To be called in the transaction that wrote.
 */
export async function renderContent(transaction: Queryable, changed: Changed): Promise<void> {
  for (const { table, holds, render } of DOCUMENTS) {
    const written = await findIds(transaction, table, changed[table]);
    const holders: string[] = [];
    for (const [source, sql] of Object.entries(holds)) {
      const parts = await findIds(transaction, source, changed[source as ContentTable]);
      if (parts.length > 0) holders.push(...toIds(await transaction.query<{ id: string }>(sql, [parts])));
    }
    const ids = unite(written, holders);
    if (ids.length > 0) await render(transaction, ids, written);
  }
}

async function findIds(
  transaction: Queryable,
  table: string,
  ids: readonly string[] | 'all' = [],
): Promise<readonly string[]> {
  return ids === 'all' ? toIds(await transaction.query<{ id: string }>(`select id from ${table}`)) : ids;
}

function toIds(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}

function unite(...lists: (readonly string[])[]): string[] {
  return [...new Set(lists.flat())];
}
