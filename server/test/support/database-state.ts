import type { Queryable } from '../../src/database/database';

async function listTables(database: Queryable): Promise<string[]> {
  const tables = await database.query<{ name: string }>(
    `select tablename::text as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  return tables.map(({ name }) => name);
}

async function countRows(database: Queryable, tables: string[]): Promise<Record<string, number>> {
  const counts = tables.map((table) => `select '${table}' as name, count(*)::integer as value from ${table}`);
  const rows = await database.query<{ name: string; value: number }>(
    `${counts.join(' union all ')} union all
     select 'revisions', ((select sum(revision) from travellers) + (select revision from content_revision))::integer`,
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** How many rows each table holds, and the sum of all revisions, which rises with every change to a row. */
export async function readState(database: Queryable): Promise<Record<string, number>> {
  return countRows(database, await listTables(database));
}

/** The same of the tables that callers write to: quick enough to be asked again and again. */
export function readCallersState(database: Queryable): Promise<Record<string, number>> {
  return countRows(database, [
    'travellers',
    'trips',
    'destinations',
    'trip_segments',
    'trip_alerts',
    'alert_reads',
    'devices',
    'check_in_requests',
    'check_ins',
    'notifications',
    'webhook_endpoints',
    'webhook_deliveries',
    'alert_filters',
    'issues',
    'notes',
    'conversations',
    'messages',
    'flight_statuses',
    'itinerary_mails',
    'idempotent_answers',
  ]);
}

/** E-mail addresses do not count: those of the sample travellers are made from their keys. */
const WITHOUT_ADDRESSES = (column: string) =>
  `regexp_replace(${column}::text, '\\S+@example\\.org', '', 'g')`;

/** Names of the tables in which some value, read as text or as raw bytes, contains the text. */
export async function findTablesHolding(database: Queryable, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of await listTables(database)) {
    const columns = await database.query<{ name: string; type: string }>(
      `select column_name::text as name, data_type::text as type from information_schema.columns
       where table_schema = 'public' and table_name = $1`,
      [table],
    );
    const holds = columns.map(({ name, type }) =>
      type === 'bytea'
        ? `position(convert_to($1::text, 'UTF8') in ${name}) > 0`
        : `position($1::text in ${WITHOUT_ADDRESSES(name)}) > 0`,
    );
    const rows = await database.query(`select 1 as found from ${table} where ${holds.join(' or ')} limit 1`, [
      text,
    ]);
    if (rows.length > 0) found.push(table);
  }
  return found;
}
