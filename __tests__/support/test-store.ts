import type { CheckedPart } from '@/store/check';
import type { DatabaseFiles } from '@/store/database-files';
import type { SqlEngine } from '@/store/engine';
import { openStore, type Store } from '@/store/open-store';
import type { Reader, Transaction } from '@/store/store-database';
import type { WriteContext } from '@/store/write-context';

import { failing, wrapping, type FailingEngine } from './failing-engine';
import { databaseFilesIn, openNodeSqlite } from './node-sqlite';
import { temporaryFolder } from './temporary-folder';

export interface TestStore {
  store: Store;
  folder: string;
  engine: FailingEngine;
  context: WriteContext;
  read: <Result>(work: (reader: Reader) => Promise<Result>) => Promise<Result>;
  /** As the traveller's own doing is written. */
  write: <Result>(work: (transaction: Transaction) => Promise<Result>) => Promise<Result>;
}

const opened: Store[] = [];
const inMemory: DatabaseFiles = {
  open: async () => openNodeSqlite(':memory:'),
  remove: () => Promise.resolve(),
};

/** A store of its own on real SQLite, closed after the test. Ids are counted, the time stands still. */
export async function openTestStore(
  options: {
    folder?: string;
    /** Nothing reaches the disk, which is faster. */
    inMemory?: boolean;
    wrap?: (engine: SqlEngine) => SqlEngine;
    checking?: CheckedPart;
  } = {},
): Promise<TestStore> {
  const folder = options.folder ?? temporaryFolder();
  const { wrap = (engine: SqlEngine) => engine } = options;
  const engines: FailingEngine[] = [];
  const files = wrapping(options.inMemory ? inMemory : databaseFilesIn(folder), (engine) => {
    const watched = failing(wrap(engine));
    engines.push(watched);
    return watched;
  });
  const store = await openStore(files, { checking: options.checking });
  opened.push(store);
  let ids = 0;
  return {
    store,
    folder,
    engine: mainOf(engines),
    context: { newId: () => `id-${(ids += 1)}`, now: () => Date.UTC(2026, 2, 20) },
    read: (work) => store.database.read(work),
    write: (work) => store.database.write('user', work),
  };
}

/** A rescue is opened and closed in between; the store stays with the last engine that was not for it. */
function mainOf(engines: readonly FailingEngine[]): FailingEngine {
  const main = engines.findLast(({ statements }) => statements.some((sql) => sql.includes('user_version')));
  if (!main) throw new Error('no database was opened');
  return main;
}

/** The app is killed: the handle goes, with no word to the store. */
export async function kill({ store }: TestStore): Promise<void> {
  opened.splice(opened.indexOf(store), 1);
  await store.database.close();
}

afterEach(async () => {
  for (const { database } of opened.splice(0)) await database.close();
});
