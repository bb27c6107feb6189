import { DatabaseInUseError } from './database-in-use';
import type { Timers } from './device-timers';
import { PreparedStatements, type PreparedStatement } from './prepared-statements';
import type { SqliteFiles, SqliteHandle } from './sqlite';
import { EngineGoneError, SqliteWorker, type LocksEdge, type WorkerEdge } from './sqlite-worker';

interface BrowserEdge {
  startWorker: () => WorkerEdge;
  locks: LocksEdge;
  timers: Timers;
  page: Pick<Window, 'addEventListener'>;
}

const IN_USE = 'NoModificationAllowedError';
/** A page that was left drops its lock a moment before its worker drops the files; on a busy machine the moment is long. */
const NEXT_TRIES_MS = [100, 200, 400, 800, 1600, 3200];
/** Longer than closing takes anywhere. */
const LONGEST_CLOSE_MS = 5000;
const COMPANIONS = ['-wal', '-shm', '-journal'];
/**
 * A browser's files have no memory that two handles could share, without which SQLite has WAL only where it has a database for
 * itself, as it does here. Without WAL it flushes five times for a commit: at the journal's coming, writing, closing and going too.
 */
const FOR_ITSELF = 'pragma locking_mode = exclusive';

/** In the private file system of a browser. Each time that the engine died, the next who asks gets a new one. */
export function browserDatabases({ startWorker, locks, timers, page }: BrowserEdge): SqliteFiles {
  let engine: SqliteWorker | null = null;
  let count = 0;

  // Where Chromium itself ends a worker that writes into a file, it may crash, and with it the page that comes next.
  page.addEventListener('pagehide', () => engine?.halt());
  // A browser may have kept the page that was left, and gone back to it.
  page.addEventListener('pageshow', () => engine?.endIfHalted('its page was left'));

  const pause = (ms: number) => new Promise<void>((resolve) => timers.after(ms, resolve));

  /** With an engine that has got hold of the files. It takes all of them with the first thing that it is asked. */
  const withFiles = async <Result>(work: (worker: SqliteWorker) => Promise<Result>): Promise<Result> => {
    for (const nextTryMs of [...NEXT_TRIES_MS, null]) {
      if (!engine || engine.hasEnded) engine = new SqliteWorker(startWorker(), locks);
      try {
        return await work(engine);
      } catch (error) {
        if (!String(error).includes(IN_USE)) throw error;
        if (nextTryMs === null) throw new DatabaseInUseError('Another tab has the data.', { cause: error });
        await pause(nextTryMs);
      }
    }
    throw new Error('There is no last try.');
  };

  return {
    open: (name) =>
      withFiles(async (worker) => {
        count += 1;
        const nativeDatabaseId = count;
        const options = { useNewConnection: true };
        await worker.ask('open', { nativeDatabaseId, databasePath: name, options });
        await worker.ask('exec', { nativeDatabaseId, source: FOR_ITSELF });
        return toHandle(worker, nativeDatabaseId, timers);
      }),

    async remove(name) {
      for (const databasePath of [name, ...COMPANIONS.map((companion) => name + companion)])
        await withFiles((worker) => worker.ask('deleteDatabase', { databasePath }));
    },
  };
}

function toHandle(worker: SqliteWorker, nativeDatabaseId: number, timers: Timers): SqliteHandle {
  let count = 0;
  const statements = new PreparedStatements((source) => {
    count += 1;
    const ids = { nativeDatabaseId, nativeStatementId: nativeDatabaseId * 1_000_000 + count };
    return toStatement(worker, ids, source);
  });
  const close = async () => {
    await statements.letGo();
    await worker.ask('close', { nativeDatabaseId });
  };
  return {
    keepsOrder: true,
    run: (sql, values) => statements.run(sql, values),
    all: (sql, values) => statements.all(sql, values),
    execute: (source) => worker.ask('exec', { nativeDatabaseId, source }),
    async close() {
      const forget = timers.after(LONGEST_CLOSE_MS, () => worker.end('it does not close'));
      try {
        await close();
      } catch (error) {
        // An engine that is gone has nothing open any more.
        if (!(error instanceof EngineGoneError)) throw error;
      } finally {
        forget();
      }
    },
  };
}

/** Asked twice, it gives the same. What writes and gives rows would write twice. */
const ONLY_READS = /^\s*select\b/i;

/**
 * The worker does what it is asked in its order, so the next is asked for before it has answered: on a busy page an answer takes longer
 * to arrive than a statement to run.
 */
function toStatement(
  worker: SqliteWorker,
  ids: { nativeDatabaseId: number; nativeStatementId: number },
  source: string,
): PreparedStatement {
  const prepared = worker.ask('prepare', { ...ids, source });
  // Whoever runs the statement hears of it.
  prepared.catch(() => undefined);
  /** They stay the same for as long as the statement is kept. */
  let columnNames: Promise<string[]> | null = null;
  const readNames = () => (columnNames ??= worker.ask('getColumnNames', ids));

  const start = (values: readonly unknown[]) =>
    worker.ask('run', {
      ...ids,
      bindParams: Object.fromEntries(values.entries()),
      bindBlobParams: {},
      shouldPassAsArray: true,
    });

  return {
    async run(values) {
      const [, { changes }] = await Promise.all([prepared, start(values)]);
      return changes;
    },
    async all<Row>(values: readonly unknown[]) {
      const readOthers = () => Promise.all([readNames(), worker.ask('getAll', ids)]);
      const started = start(values);
      // Where there is no first row it runs again, and finds none again.
      const ahead = ONLY_READS.test(source) ? readOthers() : null;
      const [, { firstRowValues }] = await Promise.all([prepared, started, ahead]);
      if (firstRowValues.length === 0) return [];
      const [names, others] = await (ahead ?? readOthers());
      return [firstRowValues, ...others].map(
        (row) => Object.fromEntries(names.map((name, index) => [name, row[index]])) as Row,
      );
    },
    finalize: () => worker.ask('finalize', ids),
  };
}
