import type { Aggregate } from './aggregates/aggregate';
import { ALONE, type Standing } from './answer-order';
import type { SqlValue } from './engine';
import type { Transaction } from './store-database';

/** How a record becomes a row: the columns that are searched or sorted by, beside the record as it came. */
export interface RowShape<Kind extends { id: string }> extends Pick<Aggregate<Kind>, 'table' | 'search'> {
  columns: NonNullable<Aggregate<Kind>['columns']>;
}

/** Rows a statement; a page is parted into as few statements as halves of this allow, so that few texts are prepared. */
const MOST_ROWS = 64;

/**
 * Writes a page, many rows by one statement: few crossings of the bridge, and the engine reads no JSON. A row that is
 * the same already is not written again, nor one that a newer answer brought, be it by another download.
 */
export async function saveRecords<Kind extends { id: string }>(
  transaction: Transaction,
  shape: RowShape<Kind>,
  records: readonly Kind[],
  standing: Standing = ALONE,
): Promise<void> {
  const news: Kind[] = [];
  const outdated: Kind[] = [];
  for (const record of records)
    (standing.isNews(`${shape.table}#${record.id}`) ? news : outdated).push(record);
  await Promise.all([
    ...writeRows(transaction, shape, news, 'upsert'),
    ...writeRows(transaction, shape, outdated, 'if-missing'),
  ]);
}

type Manner = 'upsert' | 'if-missing';

/** None waits for the one before: the engine takes them in their order. */
function writeRows<Kind extends { id: string }>(
  transaction: Transaction,
  shape: RowShape<Kind>,
  records: readonly Kind[],
  manner: Manner,
): Promise<number>[] {
  const writes: Promise<number>[] = [];
  const columns = Object.values(shape.columns);
  let size = MOST_ROWS;
  for (let from = 0; from < records.length; from += size) {
    while (size > records.length - from) size /= 2;
    const values: SqlValue[] = [];
    for (const record of records.slice(from, from + size)) {
      values.push(record.id);
      for (const toColumn of columns) values.push(toColumn(record));
      values.push(JSON.stringify(record));
    }
    writes.push(transaction.run(statementFor(shape, size, manner), values));
  }
  return writes;
}

const statements = new Map<string, string>();

function statementFor({ table, columns, search }: RowShape<never>, rows: number, manner: Manner): string {
  const key = `${manner} ${table} ${rows}`;
  let statement = statements.get(key);
  if (!statement) {
    const names = ['id', ...Object.keys(columns), 'record'];
    const isIndexed = search !== null && search.number !== null;
    statement = buildStatement(
      table,
      names,
      rows,
      manner === 'upsert' ? updating(names, isIndexed) : 'nothing',
    );
    statements.set(key, statement);
  }
  return statement;
}

/** What has changed is to be found by its new words. */
function updating(names: readonly string[], isIndexed: boolean): string {
  const updates = names.filter((name) => name !== 'id').map((name) => `${name} = excluded.${name}`);
  if (isIndexed) updates.push('indexed = 0');
  return `update set ${updates.join(', ')} where record is not excluded.record`;
}

function buildStatement(table: string, names: readonly string[], rows: number, otherwise: string): string {
  const row = `(${names.map(() => '?').join(', ')})`;
  return `insert into ${table} (${names.join(', ')})
    values ${Array.from({ length: rows }, () => row).join(', ')} on conflict (id) do ${otherwise}`;
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
