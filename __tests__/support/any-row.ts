import type { SqlValue } from '@/store/engine';
import type { Transaction } from '@/store/store-database';

interface AnyRow {
  id: string;
  /** Stands in its title, whatever that is made from. */
  word?: string;
  /** `bare`: nothing in it but what must be; nobody has read, pinned or changed it. */
  fill?: 'full' | 'bare';
  /** Columns that are to hold something else. */
  values?: Record<string, SqlValue>;
}

interface Column {
  name: string;
  type: string;
  pk: number;
  notnull: number;
  dflt_value: string | null;
}

const TITLES = ['name', 'headline'];

/** A row of any table there is, for tests that hold for all of them. */
export async function insertAnyRow(
  transaction: Transaction,
  table: string,
  { id, word = 'quokka', fill = 'full', values = {} }: AnyRow,
): Promise<void> {
  const columns = await transaction.all<Column>(`pragma table_info(${table})`);
  const keys = columns.filter(({ pk }) => pk > 0);
  // A number that is the only key is given by SQLite itself, unless it is always the same.
  const isGiven = ({ name, type, pk }: Column) =>
    pk > 0 && keys.length === 1 && isNumber(type) && name !== 'only_row';
  const chosen = columns.filter((column) => !isGiven(column));
  const row = chosen.map((column) => values[column.name] ?? valueOf(column, { id, word, fill }));
  await transaction.run(
    `insert into ${table} (${chosen.map(({ name }) => name).join(', ')}) values (${row.map(() => '?').join(', ')})`,
    row,
  );
}

function valueOf(
  { name, type, pk, notnull, dflt_value }: Column,
  { id, word, fill }: Required<Pick<AnyRow, 'id' | 'word' | 'fill'>>,
): SqlValue {
  if (name === 'only_row') return 1;
  if (name === 'indexed') return 0;
  if (name === 'id' || (pk === 1 && !isNumber(type))) return id;
  if (fill === 'bare' && notnull === 0) return null;
  if (TITLES.includes(name)) return word;
  // Every text of it is JSON, so that no reader stumbles over it, and later than any day.
  if (/text/i.test(type)) return JSON.stringify({ id, name: word });
  return fill === 'bare' ? Number(dflt_value ?? 0) : 1;
}

function isNumber(type: string): boolean {
  return /integer|real/i.test(type);
}
