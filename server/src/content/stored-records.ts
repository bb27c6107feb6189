import type { Queryable } from '../database/database';
import type { Kind } from './kind';
import type { Ids } from './to-columns';

export interface StoredRow {
  key: string;
  row: Record<string, unknown> & { id: string };
}

/** Made by the database or by the import itself, whenever the rest changes. */
const RENDERED = "- 'document' - 'short_document' - 'told_at' - 'searched'";

/** SQL: what a record links to is kept in tables of its own; here it stands in the row, as their keys. */
function linksOf(kind: Kind): string {
  const links = Object.entries(kind.fields).flatMap(([name, field]) =>
    field.as === 'links'
      ? [
          `'${name}', (select coalesce(jsonb_agg(item.slug order by item.slug), '[]') from ${field.table} link
             join ${field.to} item on item.id = link.${field.other} where link.${field.own} = row.id)`,
        ]
      : [],
  );
  return links.length > 0 ? `|| jsonb_build_object(${links.join(', ')})` : '';
}

/** The rows behind these keys, or all. */
export async function readStored(
  database: Queryable,
  kind: Kind,
  keys: readonly string[] | null,
): Promise<Map<string, StoredRow>> {
  // As text, whichever engine it is: what is read here compares with what was read from files.
  const rows = await database.query<{ key: string; row: string }>(
    `select key, row::text from (
       select ${kind.keyOfRow} as key, to_jsonb(row) ${RENDERED} ${linksOf(kind)} as row from ${kind.table} row) stored
     where key is not null and ($1::text[] is null or key = any($1)) order by key`,
    [keys],
  );
  return new Map(rows.map(({ key, row }) => [key, { key, row: JSON.parse(row) as StoredRow['row'] }]));
}

/** The ids behind the keys of a kind. */
export async function readIds(database: Queryable, kind: Kind): Promise<Map<string, string>> {
  const rows = await database.query<{ key: string; id: string }>(
    `select ${kind.keyOfRow} as key, row.id from ${kind.table} row`,
  );
  return new Map(rows.map(({ key, id }) => [key, id]));
}

/** How safe each country is said to be, by its code. */
export async function readStatuses(database: Queryable): Promise<[string, number][]> {
  const rows = await database.query<{ code: string; status: number }>(
    'select country_code as code, travel_status as status from countries',
  );
  return rows.map(({ code, status }) => [code, status]);
}

/** What the health comments of each country hang on, by its code. */
export async function readHealthData(database: Queryable): Promise<[string, string][]> {
  const rows = await database.query<{ code: string; id: string }>(
    `select country.country_code as code, datum.id from country_data datum
     join countries country on country.id = datum.country_id where datum.company_id is null`,
  );
  return rows.map(({ code, id }) => [code, id]);
}

/** Countries of these comments that had none before get what they hang on. */
export async function addHealthData(
  transaction: Queryable,
  comments: readonly Record<string, unknown>[],
  ids: Ids,
): Promise<void> {
  const needed = new Set(comments.map(({ datum_id }) => datum_id));
  const data = [...(ids.get('health-data') ?? [])].flatMap(([code, id]) =>
    needed.has(id) ? [{ id, country_id: ids.get('countries')?.get(code) }] : [],
  );
  await transaction.query(
    `insert into country_data (id, country_id)
     select id, country_id from jsonb_to_recordset($1::jsonb) as row(id uuid, country_id uuid)
     on conflict do nothing`,
    [JSON.stringify(data)],
  );
}
