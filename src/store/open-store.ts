import type { SqlEngine } from './engine';
import { migrate, NewerDatabaseError } from './migrate';
import { Search } from './search';
import { StoreDatabase } from './store-database';

/** Where databases come from: a device's folder in the app, a temporary one in tests. */
export interface DatabaseFiles {
  open(name: string): Promise<SqlEngine>;
  /** Moves a broken database out of the way, with all that belongs to it, so that a new one can take its name. */
  setAside(name: string): Promise<void>;
}

export interface Store {
  database: StoreDatabase;
  search: Search;
  /** Set when the database had to be made anew: how many unsent entries were saved out of the old one. */
  recovered: { savedEntries: number } | null;
}

const DATABASE = 'sojourn.db';

interface SavedEntry {
  id: string;
  kind: string;
  subject: string;
  payload: string;
  created_at: number;
  attempts: number;
  parked: string | null;
}

/** Opens the store. A database that can't be opened is set aside, what waits to be sent is saved out of it first. */
export async function openStore(files: DatabaseFiles): Promise<Store> {
  const opened = await tryToOpen(files);
  if (opened) return { ...(await toStore(opened)), recovered: null };

  const saved = await saveOutbox(files);
  await files.setAside(DATABASE);
  const engine = await files.open(DATABASE);
  await prepare(engine);
  const store = await toStore(engine);
  await putBack(store.database, saved);
  return { ...store, recovered: { savedEntries: saved.length } };
}

async function tryToOpen(files: DatabaseFiles): Promise<SqlEngine | null> {
  let engine: SqlEngine | null = null;
  try {
    engine = await files.open(DATABASE);
    await prepare(engine);
    const [check] = await engine.all<{ quick_check: string }>('pragma quick_check(1)', []);
    if (check?.quick_check === 'ok') return engine;
  } catch (error) {
    if (error instanceof NewerDatabaseError) throw error;
  }
  await engine?.close().catch(() => undefined);
  return null;
}

async function prepare(engine: SqlEngine): Promise<void> {
  await engine.execute('pragma busy_timeout = 5000');
  await engine.execute('pragma foreign_keys = on');
  // Not every engine has WAL (the web has not); it then stays with its own journal, which is as safe.
  await engine.execute('pragma journal_mode = wal').catch(() => undefined);
  await migrate(engine);
}

async function toStore(engine: SqlEngine): Promise<Pick<Store, 'database' | 'search'>> {
  const database = new StoreDatabase(engine);
  return { database, search: await Search.open(database) };
}

/** Whatever of the outbox can still be read: row by row, since one bad page must not cost the others. */
async function saveOutbox(files: DatabaseFiles): Promise<SavedEntry[]> {
  const saved: SavedEntry[] = [];
  let engine: SqlEngine | null = null;
  try {
    engine = await files.open(DATABASE);
    let position = 0;
    for (;;) {
      const [row] = await engine.all<SavedEntry & { position: number }>(
        'select * from outbox where position > ? order by position limit 1',
        [position],
      );
      if (!row) break;
      ({ position } = row);
      saved.push(row);
    }
  } catch {
    // The rest can't be read. What was read is kept, and the screen says what happened.
  }
  await engine?.close().catch(() => undefined);
  return saved;
}

async function putBack(database: StoreDatabase, saved: readonly SavedEntry[]): Promise<void> {
  if (saved.length === 0) return;
  await database.write('user', (transaction) =>
    transaction.run(
      `insert into outbox (id, kind, subject, payload, created_at, attempts, parked)
       select value ->> '$.id', value ->> '$.kind', value ->> '$.subject', value ->> '$.payload',
         value ->> '$.created_at', value ->> '$.attempts', value ->> '$.parked' from json_each(?)`,
      [JSON.stringify(saved)],
    ),
  );
}
