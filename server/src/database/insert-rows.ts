import type { Queryable } from './database';

const ROWS_A_STATEMENT = 1000;

/**
 * Writes many rows by few statements; the table's own column types read the JSON. What no row names has the table's
 * default. With `replace`, rows whose id is there already take the place of those.
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
  const changed = names.filter((name) => name !== 'id').map((name) => `${name} = excluded.${name}`);
  const conflict = replace ? `on conflict (id) do update set ${changed.join(', ')}` : '';
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    await transaction.query(
      `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)
       ${conflict}`,
      [JSON.stringify(rows.slice(start, start + ROWS_A_STATEMENT))],
    );
  }
}
