import { findDamage, type CheckedPart } from './check';
import type { DatabaseFiles } from './database-files';
import type { SqlEngine } from './engine';
import { isDamage } from './faults';
import { migrate, MigrationError } from './migrate';
import { putBack, readRescue, RESCUE, writeRescue } from './rescue';
import { NOTHING_READABLE, salvage } from './salvage';
import { Search } from './search';
import { StoreDatabase } from './store-database';

export interface Recovered {
  savedEntries: number;
  mayHaveLost?: true;
}

export interface Store {
  database: StoreDatabase;
  search: Search;
  /** Set when the database had to be made anew: how many unsent entries were saved, and whether others may be lost. */
  recovered: Recovered | null;
  /** Goes on with another engine in the place of one that is gone. Where that fails, it may be tried again. */
  reopen: () => Promise<Recovered | null>;
  /** Deletes the database, what a recovery may have left beside it, and their keys; what follows goes into a new one. */
  startOver: () => Promise<void>;
}

const DATABASE = 'sojourn.db';
/** Every file that a store may leave on a device. */
export const DATABASES = [DATABASE, RESCUE] as const;
/** Of SQLite's log, some 32 MB. */
const MOST_PAGES_IN_THE_LOG = 8_000;
const KEPT_OF_THE_LOG = 4_000_000;
/** Stands in the header of a database into which everything that was rescued for it has been put. "SOJN" */
const COMPLETE = 0x534f4a4e;

/**
 * Opens the store. A database that is broken is made anew, and what only it had is saved out of it first. One that
 * just can't be opened now (a full disk, a second tab, a locked phone) is left alone: this rejects, try again later.
 * `checking: 'everything'` takes longer the more there is; it is for a database that was found broken while in use.
 */
export async function openStore(
  files: DatabaseFiles,
  { checking = 'what-is-only-here' }: { checking?: CheckedPart } = {},
): Promise<Store> {
  const engine = await openWhole(files, checking);
  try {
    const database = new StoreDatabase(engine);
    const recovered = await complete(files, database);
    // SQLite's check does not look into the search index, so after damage it is not trusted either.
    const search = await Search.open(database, { anew: checking === 'everything' });
    return {
      database,
      search,
      recovered,
      reopen: () => reopen(files, database, search),
      startOver: () => startOver(files, database, search),
    };
  } catch (error) {
    await closeQuietly(engine);
    throw error;
  }
}

async function reopen(
  files: DatabaseFiles,
  database: StoreDatabase,
  search: Search,
): Promise<Recovered | null> {
  await database.replaceEngine(() => openWhole(files, 'what-is-only-here'));
  const recovered = await complete(files, database);
  await search.beginAnew();
  return recovered;
}

async function openWhole(files: DatabaseFiles, checking: CheckedPart): Promise<SqlEngine> {
  return (await openSound(files, checking)) ?? (await makeAnew(files));
}

/** Null where it is broken. */
async function openSound(files: DatabaseFiles, checking: CheckedPart): Promise<SqlEngine | null> {
  let engine: SqlEngine | null = null;
  try {
    engine = await files.open(DATABASE);
    await prepare(engine);
    if (!(await findDamage(engine, checking))) return engine;
  } catch (error) {
    if (!isDamage(error) && !(error instanceof MigrationError)) {
      if (engine) await closeQuietly(engine);
      throw error;
    }
  }
  if (engine) await closeQuietly(engine);
  return null;
}

async function prepare(engine: SqlEngine): Promise<void> {
  await engine.execute('pragma busy_timeout = 5000');
  // On iPhones a commit is not on the disk before this says so; elsewhere it means nothing.
  await engine.execute('pragma fullfsync = on');
  // Not every engine has WAL; it then stays with its own journal, which is as safe.
  await engine.execute('pragma journal_mode = wal').catch(() => undefined);
  // A download empties the log at its end (`emptyLog`); this is for one that is longer than any trip's.
  await engine.execute(`pragma wal_autocheckpoint = ${MOST_PAGES_IN_THE_LOG}`);
  // The file of an emptied log is written over: one that grows costs a commit half as much again.
  await engine.execute(`pragma journal_size_limit = ${KEPT_OF_THE_LOG}`);
  await migrate(engine);
}

async function makeAnew(files: DatabaseFiles): Promise<SqlEngine> {
  await writeRescue(files, await salvageFrom(files));
  await files.remove(DATABASE);
  return openPrepared(files);
}

async function startOver(files: DatabaseFiles, database: StoreDatabase, search: Search): Promise<void> {
  await database.replaceEngine(async () => {
    // What can't be deleted now has been emptied: it is opened again, for the next traveller to use.
    await files.remove(DATABASE).catch(() => undefined);
    return openPrepared(files);
  });
  await files.remove(RESCUE);
  await complete(files, database);
  await search.beginAnew();
}

async function openPrepared(files: DatabaseFiles): Promise<SqlEngine> {
  const engine = await files.open(DATABASE);
  try {
    await prepare(engine);
    return engine;
  } catch (error) {
    await closeQuietly(engine);
    throw error;
  }
}

async function salvageFrom(files: DatabaseFiles): Promise<Awaited<ReturnType<typeof salvage>>> {
  let engine: SqlEngine;
  try {
    engine = await files.open(DATABASE, 'salvage');
  } catch (error) {
    if (isDamage(error)) return NOTHING_READABLE;
    throw error;
  }
  try {
    return await salvage(engine);
  } finally {
    await closeQuietly(engine);
  }
}

/** What was rescued goes in with the mark that says so: a kill before repeats it, a kill after does not. */
async function complete(files: DatabaseFiles, database: StoreDatabase): Promise<Recovered | null> {
  const header = await database.read((reader) =>
    reader.first<{ application_id: number }>('pragma application_id'),
  );
  if (header?.application_id === COMPLETE) return null;
  const saved = await readRescue(files);
  const savedEntries = await database.write('user', async (transaction) => {
    const entries = saved ? await putBack(transaction, saved) : 0;
    await transaction.run(`pragma application_id = ${COMPLETE}`);
    return entries;
  });
  await files.remove(RESCUE);
  if (!saved) return null;
  const mayHaveLost = saved.some(({ table, isPartial }) => table === 'outbox' && isPartial);
  return mayHaveLost ? { savedEntries, mayHaveLost } : { savedEntries };
}

/** It is given up, or failed already: there is nobody to tell that closing it failed too. */
async function closeQuietly(engine: SqlEngine): Promise<void> {
  await engine.close().catch(() => undefined);
}
