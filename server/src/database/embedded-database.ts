import { mkdir } from 'node:fs/promises';

import { Mutex, PGlite, type PGliteOptions, type Transaction } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

import type { Database, Listener, Queryable } from './database';
import { lockFolder } from './folder-lock';
import { PreparedStatements } from './prepared-statements';

/** What migrations create of it; an engine without them can't open a database that has them. */
export const EXTENSIONS = { pg_trgm } satisfies PGliteOptions['extensions'];

/** PostgreSQL inside this process, in a folder on disk. */
export async function openEmbeddedDatabase(folder: string): Promise<Database> {
  await mkdir(folder, { recursive: true });
  const unlock = lockFolder(folder);
  const database = wrapEmbedded(await PGlite.create(folder, { extensions: EXTENSIONS }));
  return {
    ...database,
    async close() {
      await database.close();
      unlock();
    },
  };
}

/** PostgreSQL inside this process, gone when it ends. */
export async function openMemoryDatabase(): Promise<Database> {
  return wrapEmbedded(await PGlite.create({ extensions: EXTENSIONS }));
}

export function wrapEmbedded(engine: PGlite): Database {
  const statements = new PreparedStatements(engine);
  const turns = new Mutex();
  const inTurn = <Result>(work: () => Promise<Result>) => turns.runExclusive(work);
  return {
    query: (sql, values = []) => inTurn(() => statements.run(sql, values.map(toParameter))),
    execute: (script) => inTurn(() => runScript(engine, script)),
    transaction: (work) =>
      inTurn(() => engine.transaction((transaction) => work(wrap(transaction, statements)))),
    connections: () => null,
    listen: (channel, listener) => listenWithin(engine, channel, listener),
    close: () => inTurn(() => engine.close()),
  };
}

/** All that is ever told is told within this process: nothing gets lost on the way. */
function listenWithin(engine: PGlite, channel: string, listener: Listener): () => Promise<void> {
  const begun = engine.listen(channel, (message) => listener.hear(message));
  begun.then(
    () => listener.onListening(),
    // An engine that is closing has nobody left to tell.
    () => undefined,
  );
  return () => begun.then((stop) => stop()).catch(() => undefined);
}

function wrap(transaction: Transaction, statements: PreparedStatements): Queryable {
  return {
    query: async (sql, values = []) => {
      if (transaction.closed) throw new Error('The transaction has ended.');
      return statements.run(sql, values.map(toParameter));
    },
    execute: (script) => runScript(transaction, script),
  };
}

async function runScript(runner: Pick<Transaction, 'exec'>, script: string): Promise<void> {
  await runner.exec(script);
}

/** The engine tells a date by its class, which differs between realms; its text is the same everywhere. */
function toParameter(value: unknown): unknown {
  return Object.prototype.toString.call(value) === '[object Date]' ? (value as Date).toISOString() : value;
}
