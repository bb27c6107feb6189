import type { DatabaseKeys } from './database-keys';
import type { PlainDatabases, SqliteFiles, SqliteHandle } from './sqlite';

/** There is an encrypted database and no key for it any more. SQLite's own words: whoever knows those, knows this. */
class KeyLostError extends Error {
  constructor() {
    super('file is not a database: its key is gone');
  }
}

interface SealedOptions {
  keys: DatabaseKeys;
  /** Whether an engine that can't encrypt will do, as in development. */
  mayBePlain: boolean;
}

const NOT_A_DATABASE = /file is not a database/i;
const UNDECIPHERABLE = /SQL logic error/i;

/**
 * Databases that SQLCipher encrypts, each with a key of its own. One that an earlier version of the app left unencrypted is taken
 * over whole when it is opened, in one commit, and deleted only after it: a kill at any moment leaves one of the two.
 */
export function sealDatabases(plain: PlainDatabases, { keys, mayBePlain }: SealedOptions): SqliteFiles {
  async function openSealed(name: string, key: string): Promise<SqliteHandle> {
    const handle = inWordsOfSqlite(await plain.open(sealedName(name)));
    return orClose(handle, async () => {
      // Before anything else: the first statement that reads the file needs it.
      await withoutKey(key, () => handle.execute(`pragma key = "x'${key}'"`));
      return handle;
    });
  }

  async function openForUse(name: string): Promise<SqliteHandle> {
    const key = (await keys.read(name)) ?? (await makeKey(name));
    const handle = await openSealed(name, key);
    if (!(await orClose(handle, () => canEncrypt(handle)))) {
      await handle.close();
      if (mayBePlain) return plain.open(name);
      throw new Error('This build of the app can’t encrypt its data.');
    }
    if (await orClose(handle, () => takeOver(handle, name))) {
      // Only a new connection sees all that was taken over, search included.
      await handle.close();
      return openForUse(name);
    }
    return handle;
  }

  /** Not where an encrypted database waits for its own: that one would be lost without a word. */
  async function makeKey(name: string): Promise<string> {
    const handle = await plain.open(sealedName(name));
    try {
      if (!(await isEmpty(handle))) throw new KeyLostError();
    } catch (error) {
      throw NOT_A_DATABASE.test(String(error)) ? new KeyLostError() : error;
    } finally {
      await handle.close();
    }
    return keys.make(name);
  }

  /** True where there was an unencrypted database, which is now in this one. */
  async function takeOver(handle: SqliteHandle, name: string): Promise<boolean> {
    if (!(await isEmpty(handle))) {
      await plain.remove(name);
      return false;
    }
    await handle.run(`attach database ? as old key ''`, [plain.pathOf(name)]);
    const isNothing = await isEmpty(handle, 'old');
    if (!isNothing) await copyAll(handle);
    await handle.execute('detach database old');
    if (isNothing) await plain.remove(name);
    return !isNothing;
  }

  /** The old one where it could not be taken over, as it is. */
  async function openForSalvage(name: string): Promise<SqliteHandle> {
    const old = await plain.open(name);
    const isNothing = await isEmpty(old).catch(() => false);
    if (!isNothing) return old;
    await old.close();
    await plain.remove(name);
    const key = await keys.read(name);
    if (key === null) throw new KeyLostError();
    return reopening(() => openSealed(name, key));
  }

  return {
    open: (name, purpose = 'use') => (purpose === 'salvage' ? openForSalvage(name) : openForUse(name)),

    /** The unencrypted one first: alone, it would be taken over again. The key last: without it nothing can be saved. */
    async remove(name) {
      await plain.remove(name);
      await plain.remove(sealedName(name));
      await keys.remove(name);
    },
  };
}

export function sealedName(name: string): string {
  return `sealed-${name}`;
}

/** Without a cipher, SQLite passes over the key in silence. */
async function canEncrypt(handle: SqliteHandle): Promise<boolean> {
  return (await handle.all('pragma cipher_version', [])).length > 0;
}

async function isEmpty(handle: SqliteHandle, schema: 'main' | 'old' = 'main'): Promise<boolean> {
  const [found] = await handle.all<{ one: number }>(
    `select 1 as one from ${schema}.sqlite_schema limit 1`,
    [],
  );
  return found === undefined;
}

async function copyAll(handle: SqliteHandle): Promise<void> {
  // The old one is deleted right after: the commit has to be on the disk by then.
  await handle.execute('pragma fullfsync = on; pragma synchronous = extra; begin immediate');
  try {
    await handle.all(`select sqlcipher_export('main', 'old')`, []);
    for (const name of ['user_version', 'application_id']) {
      const [header] = await handle.all<Record<string, number>>(`pragma old.${name}`, []);
      await handle.execute(`pragma main.${name} = ${header?.[name] ?? 0}`);
    }
    await handle.execute('commit');
  } catch (error) {
    await handle.execute('rollback').catch(() => undefined);
    throw error;
  }
}

/** Whatever goes wrong with a key, its error must not carry the key into a log. */
async function withoutKey<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new Error(String(error).replaceAll(key, '…'));
  }
}

/** Where a page can't be decrypted, SQLCipher speaks of logic. It is damage, and whoever hears of it has to know. */
function inWordsOfSqlite(handle: SqliteHandle): SqliteHandle {
  const tell = async <Result>(answer: Promise<Result>): Promise<Result> => {
    try {
      return await answer;
    } catch (error) {
      if (!UNDECIPHERABLE.test(String(error))) throw error;
      throw new Error('database disk image is malformed: a page can’t be decrypted', { cause: error });
    }
  };
  return {
    run: (sql, values) => tell(handle.run(sql, values)),
    all: (sql, values) => tell(handle.all(sql, values)),
    execute: (script) => tell(handle.execute(script)),
    close: () => handle.close(),
  };
}

/** SQLCipher gives up a connection at the first page that it can't decrypt, and calls it out of memory from then on. */
async function reopening(open: () => Promise<SqliteHandle>): Promise<SqliteHandle> {
  let handle = await open();
  let isSpent = false;
  const ask = async <Result>(question: (handle: SqliteHandle) => Promise<Result>): Promise<Result> => {
    if (isSpent) {
      await handle.close();
      handle = await open();
      isSpent = false;
    }
    try {
      return await question(handle);
    } catch (error) {
      isSpent = true;
      throw error;
    }
  };
  return {
    run: (sql, values) => ask((current) => current.run(sql, values)),
    all: (sql, values) => ask((current) => current.all(sql, values)),
    execute: (script) => ask((current) => current.execute(script)),
    close: () => handle.close(),
  };
}

async function orClose<Result>(handle: SqliteHandle, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    await handle.close().catch(() => undefined);
    throw error;
  }
}
