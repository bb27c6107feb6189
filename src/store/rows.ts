import type { Transaction } from './store-database';

/** How a record becomes a row: column by column, as SQL over the record `value`. */
export interface RowShape {
  table: string;
  /** Column to SQL expression; `value` is the record as JSON. */
  columns: Record<string, string>;
  /** Columns that are made from the record but may also be raised on the device: once true, true for good. */
  sticky?: string[];
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

function buildUpsert({ table, columns, sticky = [] }: RowShape): string {
  const names = [...Object.keys(columns), 'record'];
  const values = [...Object.values(columns), 'value'];
  const plain = names.filter((name) => name !== 'id' && !sticky.includes(name));
  const updates = [
    ...plain.map((name) => `${name} = excluded.${name}`),
    ...sticky.map((name) => `${name} = max(${table}.${name}, excluded.${name})`),
    'indexed = 0',
  ];
  const differs = [
    `${table}.record is not excluded.record`,
    ...sticky.map((name) => `excluded.${name} > ${table}.${name}`),
  ];
  // "where true" keeps SQLite from reading "on conflict" as part of a join.
  return `insert into ${table} (${names.join(', ')})
    select ${values.join(', ')} from json_each(?) where true
    on conflict (id) do update set ${updates.join(', ')}
    where ${differs.join(' or ')}`;
}

/** SQL for a field of the record. */
export function field(path: string): string {
  return `value ->> '$.${path}'`;
}

export function toRecord<Kind>(row: { record: string }): Kind {
  return JSON.parse(row.record) as Kind;
}
