import { mkdir } from 'node:fs/promises';

import { PGlite, type PGliteOptions, type Transaction } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

import type { Database, Listener, Queryable } from './database';
import { lockFolder } from './folder-lock';

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
  return {
    ...wrap(engine),
    transaction: (work) => engine.transaction((transaction) => work(wrap(transaction))),
    connections: () => null,
    listen: (channel, listener) => listenWithin(engine, channel, listener),
    close: () => engine.close(),
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

function wrap(runner: Pick<Transaction, 'query' | 'exec'>): Queryable {
  return {
    query: async <Row extends object>(sql: string, values: readonly unknown[] = []) =>
      (await runner.query<Row>(sql, values.map(toParameter))).rows,
    execute: async (script) => {
      await runner.exec(script);
    },
  };
}

/** The engine tells a date by its class, which differs between realms; its text is the same everywhere. */
function toParameter(value: unknown): unknown {
  return Object.prototype.toString.call(value) === '[object Date]' ? (value as Date).toISOString() : value;
}
