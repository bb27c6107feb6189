import type { SqlEngine, SqlValue } from './engine';
import { isDeviceFault } from './faults';
import { ONLY_HERE } from './only-here';

export type SavedRow = Record<string, SqlValue>;

export interface SavedTable {
  table: string;
  rows: SavedRow[];
  /** Some of its rows could not be read. */
  isPartial?: true;
}

/** Of a database that can't be read at all. */
export const NOTHING_READABLE: SavedTable[] = [{ table: 'outbox', rows: [], isPartial: true }];

/** Whatever can still be read of what is only on this device. */
export async function salvage(engine: SqlEngine): Promise<SavedTable[]> {
  const tables: SavedTable[] = [];
  for (const { table, key, which, json } of ONLY_HERE) {
    const where = which ?? 'true';
    const rows = new Map<SqlValue, SavedRow>();
    const readAll = await readFrom(engine, rows, { table, key, where, beyond: '>', order: 'asc' });
    // One bad page must not cost what lies behind it.
    if (!readAll) await readFrom(engine, rows, { table, key, where, beyond: '<', order: 'desc' });
    const saved: SavedTable = { table, rows: [...rows.values()].filter((row) => isReadable(row, json)) };
    tables.push(readAll && saved.rows.length === rows.size ? saved : { ...saved, isPartial: true });
  }
  return tables;
}

interface Direction {
  table: string;
  key: string;
  where: string;
  beyond: '>' | '<';
  order: 'asc' | 'desc';
}

/** Row by row, as far as it goes. True where it came to the end. */
async function readFrom(
  engine: SqlEngine,
  rows: Map<SqlValue, SavedRow>,
  { table, key, where, beyond, order }: Direction,
): Promise<boolean> {
  let last: SqlValue = null;
  try {
    for (;;) {
      const [row]: SavedRow[] = await engine.all<SavedRow>(
        `select * from ${table} where (${where}) and (?1 is null or ${key} ${beyond} ?1)
         order by ${key} ${order} limit 1`,
        [last],
      );
      last = row?.[key] ?? null;
      if (!row || last === null) return true;
      rows.set(last, row);
    }
  } catch (error) {
    if (isDeviceFault(error)) throw error;
    return false;
  }
}

function isReadable(row: SavedRow, json: readonly string[]): boolean {
  return json.every((column) => {
    const text = row[column];
    return typeof text !== 'string' || isJson(text);
  });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
