import type { Queryable } from './database';

const ROWS_A_STATEMENT = 1000;

/**
 * Writes many rows by few statements; the table's own column types read the JSON. What no row names has the table's
 * default. With `replace`, rows whose id is there already take the place of those. They do so by an update: `on conflict do update` would lock
 * them as if their keys changed, and with them whoever refers to one of them meanwhile. Whoever replaces rows is the only one who does, and names each once.
 */
export async function insertRows(
  transaction: Queryable,
  table: string,
  rows: readonly object[],
  { replace = false }: { replace?: boolean } = {},
): Promise<void> {
  if (rows.length === 0) return;
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const columns = names.join(', ');
  const given = `select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`;
  const insert = `insert into ${table} (${columns})`;
  const changed = names.filter((name) => name !== 'id').map((name) => `${name} = given.${name}`);
  const sql = replace
    ? `with given as materialized (${given}),
       added as (${insert} select ${columns} from given on conflict (id) do nothing)
       update ${table} set ${changed.join(', ')} from given where given.id = ${table}.id`
    : `${insert} ${given}`;
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT)
    await transaction.query(sql, [JSON.stringify(rows.slice(start, start + ROWS_A_STATEMENT))]);
}
