import type { DatabaseFiles } from './database-files';
import type { SqlEngine } from './engine';
import { isDamage } from './faults';
import { ONLY_HERE } from './only-here';
import { rankEntries } from './outbox';
import type { SavedRow, SavedTable } from './salvage';
import type { Transaction } from './store-database';

/** Holds what was saved out of a broken database until it is in the new one: a kill in between loses nothing. */
export const RESCUE = 'sojourn-rescue.db';

export async function writeRescue(files: DatabaseFiles, tables: readonly SavedTable[]): Promise<void> {
  try {
    await withRescue(files, (engine) => addTo(engine, tables));
  } catch (error) {
    if (!isDamage(error)) throw error;
    await files.remove(RESCUE);
    await withRescue(files, (engine) => addTo(engine, tables));
  }
}

/** Null where nothing was rescued. */
export async function readRescue(files: DatabaseFiles): Promise<SavedTable[] | null> {
  try {
    return await withRescue(files, async (engine) => {
      const [known] = await engine.all(`select 1 from sqlite_schema where name = 'saved'`, []);
      if (!known) return null;
      const rows = await engine.all<{ tables: string }>('select tables from saved order by n desc', []);
      return rows.flatMap((row) => JSON.parse(row.tables) as SavedTable[]);
    });
  } catch (error) {
    if (isDamage(error)) return null;
    throw error;
  }
}

async function withRescue<Result>(
  files: DatabaseFiles,
  work: (engine: SqlEngine) => Promise<Result>,
): Promise<Result> {
  const engine = await files.open(RESCUE);
  try {
    return await work(engine);
  } finally {
    await engine.close();
  }
}

/** Beside what an earlier rescue left there, because it may not have reached a database yet. */
async function addTo(engine: SqlEngine, tables: readonly SavedTable[]): Promise<void> {
  await engine.execute('pragma synchronous = extra');
  await engine.execute('create table if not exists saved (n integer primary key, tables text not null)');
  await engine.run('insert into saved (tables) values (?)', [JSON.stringify(tables)]);
}

/** Gives the number of entries that wait to be sent. */
export async function putBack(transaction: Transaction, tables: readonly SavedTable[]): Promise<number> {
  let entries = 0;
  for (const { table, rows } of tables) {
    const rules = ONLY_HERE.find((each) => each.table === table);
    if (!rules) continue;
    const shared = await sharedColumns(transaction, table, rows);
    const columns = shared.filter((column) => !rules.madeAnew.includes(column));
    if (columns.length === 0) continue;
    const inOrder = [...rows].sort((one, other) => Number(one.position ?? 0) - Number(other.position ?? 0));
    const put = await transaction.run(
      `insert or ignore into ${table} (${columns.join(', ')})
       select ${columns.map((column) => `value ->> '$.${column}'`).join(', ')} from json_each(?)`,
      [JSON.stringify(inOrder)],
    );
    if (rules.filled && !columns.includes(rules.filled.lacking)) await transaction.run(rules.filled.by);
    if (table !== 'outbox') continue;
    entries += put;
    if (!columns.includes('urgency')) await rankEntries(transaction);
  }
  return entries;
}

/** The broken database may have been of an older version. */
async function sharedColumns(
  transaction: Transaction,
  table: string,
  [first]: readonly SavedRow[],
): Promise<string[]> {
  if (!first) return [];
  const columns = await transaction.all<{ name: string }>(`pragma table_info(${table})`);
  return columns.map(({ name }) => name).filter((name) => name in first);
}
