import type { Database, Queryable } from '../database/database';
import { ADVISORIES } from './advisories/documents';
import { ALERTS } from './alerts/documents';
import { COUNTRIES, COUNTRY_DATA } from './countries/documents';
import { DISEASES, MEDICATIONS, VACCINATIONS } from './health-library/documents';
import { HOSPITALS } from './hospitals/documents';
import { renderAdvisoryReach, renderAlertReach } from './reach';
import { listUnsaid, renderDocuments, type Rendered, type RenderedTable } from './rendered-documents';

/** Tables whose rows show in documents, their own or others'. */
export type ContentTable =
  | RenderedTable
  | 'country_comments'
  | 'country_divisions'
  | 'country_regions'
  | 'flags'
  | 'airlines'
  | 'airports';

/** What was written: the ids of rows, by table. */
export type Changed = Partial<Record<ContentTable, readonly string[] | 'all'>>;

interface Document {
  /** What it holds parts of. SQL: the ids of those that hold a row whose id is in $1. */
  holds: Partial<Record<ContentTable, string>>;
  rendered: Rendered;
  /** What follows, for those that are not what they were. */
  afterwards?: (transaction: Queryable, changed: readonly string[]) => Promise<void>;
}

const linked = (table: string, owner: string, part: string) =>
  `select ${owner}_id as id from ${table} where ${part}_id = any($1::uuid[])`;

const areasOf = (owner: 'alert' | 'advisory') => ({
  country_divisions: linked(`${owner}_divisions`, owner, 'country_division'),
  country_regions: linked(`${owner}_regions`, owner, 'country_region'),
});

/** Every kind of record that is kept as it leaves the service. */
const DOCUMENTS: readonly Document[] = [
  { holds: {}, rendered: MEDICATIONS },
  { holds: {}, rendered: VACCINATIONS },
  {
    holds: {
      medications: linked('disease_medications', 'disease', 'medication'),
      vaccinations: linked('disease_vaccinations', 'disease', 'vaccination'),
    },
    rendered: DISEASES,
  },
  {
    holds: { flags: 'select country_id as id from flags where id = any($1::uuid[])' },
    rendered: COUNTRIES,
  },
  {
    holds: {
      country_comments: 'select datum_id as id from country_comments where id = any($1::uuid[])',
      diseases: linked('country_comments', 'datum', 'disease'),
      medications: linked('country_comments', 'datum', 'medication'),
      vaccinations: linked('country_comments', 'datum', 'vaccination'),
    },
    rendered: COUNTRY_DATA,
  },
  { holds: {}, rendered: HOSPITALS },
  {
    holds: {
      countries: linked('alert_countries', 'alert', 'country'),
      airlines: linked('alert_airlines', 'alert', 'airline'),
      airports: linked('alert_airports', 'alert', 'airport'),
      ...areasOf('alert'),
    },
    rendered: ALERTS,
    afterwards: renderAlertReach,
  },
  {
    holds: areasOf('advisory'),
    rendered: ADVISORIES,
    afterwards: renderAdvisoryReach,
  },
];

/** Any number, the same in every process. */
export const PUBLISHING_LOCK = 20261119;

/**
 * What is published is rendered with the content that it names: an import that changes this waits with its own rendering until the transaction ends.
 * To be asked before anything else, so that neither waits for what the other holds.
 */
export async function beginPublishing(transaction: Queryable): Promise<void> {
  await transaction.query('select pg_advisory_xact_lock_shared($1)', [PUBLISHING_LOCK]);
}

/** From here on until the transaction ends all that was published is seen, and nothing is published that does not see what this one wrote. */
export async function holdPublishing(transaction: Queryable): Promise<void> {
  await transaction.query('select pg_advisory_xact_lock($1)', [PUBLISHING_LOCK]);
}

/**
 * Renders the documents of what was written and of whatever holds a part of it (an alert its countries, a disease its
 * vaccinations), and nothing else. To be called in the transaction that wrote. Gives the ids of those that are not what they were.
 */
export async function renderContent(
  transaction: Queryable,
  changed: Changed,
): Promise<Map<RenderedTable, string[]>> {
  const renewals = new Map<RenderedTable, string[]>();
  for (const { holds, rendered, afterwards } of DOCUMENTS) {
    const written = await findIds(transaction, rendered.table, changed[rendered.table]);
    const holders: string[] = [];
    for (const [source, sql] of Object.entries(holds)) {
      const parts = await findIds(transaction, source, changed[source as ContentTable]);
      if (parts.length > 0) holders.push(...toIds(await transaction.query<{ id: string }>(sql, [parts])));
    }
    const ids = unite(written, holders);
    if (ids.length === 0) continue;
    const renewed = await renderDocuments(transaction, rendered, ids);
    renewals.set(rendered.table, renewed);
    // One that was written itself always counts: its links were made anew, whatever its words.
    await afterwards?.(transaction, unite(written, renewed));
  }
  return renewals;
}

/** What was translated before the service told it is rendered once, at the start of the version that does. */
export async function renderUnsaid(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    for (const { rendered } of DOCUMENTS) {
      const ids = await listUnsaid(transaction, rendered);
      if (ids.length > 0) await renderDocuments(transaction, rendered, ids);
    }
  });
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
