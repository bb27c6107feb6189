import type { SqlEngine, SqlValue } from './engine';
import { isDeviceFault } from './faults';

export type SavedRow = Record<string, SqlValue>;

export interface SavedTable {
  table: string;
  rows: SavedRow[];
  /** Some of its rows could not be read. */
  isPartial?: true;
}

/** Of a database that can't be read at all. */
export const NOTHING_READABLE: SavedTable[] = [{ table: 'outbox', rows: [], isPartial: true }];

/** What is only on this device: what waits to be sent, what it is about, and what the traveller chose here. */
export const ONLY_HERE: { table: string; key: string; where?: string }[] = [
  { table: 'outbox', key: 'position' },
  { table: 'trips', key: 'id', where: 'local is not null or removed = 1' },
  { table: 'check_ins', key: 'id' },
  { table: 'exchanged_ids', key: 'local_id' },
  { table: 'removed_trips', key: 'id' },
  { table: 'profile', key: 'only_row' },
  { table: 'preferences', key: 'name' },
  { table: 'countries', key: 'id', where: 'pinned = 1' },
  { table: 'alerts', key: 'id', where: 'read_here = 1' },
  { table: 'notifications', key: 'id', where: 'read_here = 1 or removed_here = 1' },
];

/** Columns that hold JSON: a row in which one of them can't be read would stop every later reading of its table. */
const JSON_COLUMNS = ['payload', 'parked', 'record', 'local', 'local_settings', 'value', 'whole'];

/** Whatever can still be read of what is only on this device. */
export async function salvage(engine: SqlEngine): Promise<SavedTable[]> {
  const tables: SavedTable[] = [];
  for (const { table, key, where = 'true' } of ONLY_HERE) {
    const rows = new Map<SqlValue, SavedRow>();
    const readAll = await readFrom(engine, rows, { table, key, where, beyond: '>', order: 'asc' });
    // One bad page must not cost what lies behind it.
    if (!readAll) await readFrom(engine, rows, { table, key, where, beyond: '<', order: 'desc' });
    const saved: SavedTable = { table, rows: [...rows.values()].filter(isReadable) };
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

function isReadable(row: SavedRow): boolean {
  return JSON_COLUMNS.every((column) => {
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
