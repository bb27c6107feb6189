import type { Queryable } from '../database/database';

const ROWS_A_STATEMENT = 1000;

/** Writes many rows by few statements; the table's own column types read the JSON. */
export async function insertRows(
  transaction: Queryable,
  table: string,
  rows: readonly object[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).join(', ');
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    await transaction.query(
      `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      [JSON.stringify(rows.slice(start, start + ROWS_A_STATEMENT))],
    );
  }
}
