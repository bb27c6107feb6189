import type { Transaction } from './store-database';

/** How a record becomes a row: column by column, as SQL over the record `value`. */
export interface RowShape {
  table: string;
  /** Column to SQL expression; `value` is the record as JSON. */
  columns: Record<string, string>;
}

/**
 * Writes a page by one statement: one crossing of the bridge for all rows. A row that is the same already is not
 * written again. Gives the number of rows that changed.
 */
export function saveRecords(
  transaction: Transaction,
  shape: RowShape,
  records: readonly unknown[],
): Promise<number> {
  return transaction.run(upsertStatement(shape), [JSON.stringify(records)]);
}

const statements = new Map<RowShape, string>();

function upsertStatement(shape: RowShape): string {
  let statement = statements.get(shape);
  if (!statement) {
    statement = buildUpsert(shape);
    statements.set(shape, statement);
  }
  return statement;
}

function buildUpsert({ table, columns }: RowShape): string {
  const names = [...Object.keys(columns), 'record'];
  const values = [...Object.values(columns), 'value'];
  const updates = names.filter((name) => name !== 'id').map((name) => `${name} = excluded.${name}`);
  // Materialized, because SQLite would write each record out as text once for every column that is taken from it.
  // Most pages bring little that is new: what is the same is left out before its columns are made.
  return `insert into ${table} (${names.join(', ')})
    with page as materialized (select value from json_each(?))
    select ${values.join(', ')} from page
    where value is not (select known.record from ${table} known where known.id = ${columns.id ?? 'null'})
    on conflict (id) do update set ${updates.join(', ')}, indexed = 0`;
}

/**
 * SQL for an upsert: whether what comes is not older than what is there. As moments, not as text: "07Z" sorts
 * behind "07.5Z".
 */
export const isNotOlder = `julianday(coalesce(record ->> '$.updated_at', '0001-01-01'))
  <= julianday(excluded.record ->> '$.updated_at')`;

/** SQL for a field of the record. */
export function field(path: string): string {
  return `value ->> '$.${path}'`;
}

export function toRecord<Kind>(row: { record: string }): Kind {
  return JSON.parse(row.record) as Kind;
}
