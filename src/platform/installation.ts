import type { PlainDatabases } from './sqlite';

/**
 * The app's own folder goes when the app is removed; an iPhone's keychain stays. `new`: nothing in the folder is of an earlier
 * start. `unmarked`: a version that left no mark was here before. `marked`: this one was.
 */
type Found = 'new' | 'unmarked' | 'marked';

export interface Installation {
  look(): Promise<Found>;
  mark(): Promise<void>;
}

const MARK = 'installed.db';
const NOT_A_DATABASE = /file is not a database/i;

/** `databases` are the files that every earlier version left. */
export function installationIn(
  plain: Pick<PlainDatabases, 'open'>,
  databases: readonly string[],
): Installation {
  return {
    async look() {
      if (await holdsSomething(plain, MARK)) return 'marked';
      for (const name of databases) if (await holdsSomething(plain, name)) return 'unmarked';
      return 'new';
    },

    async mark() {
      const handle = await plain.open(MARK);
      try {
        await handle.execute('create table if not exists installed (version)');
      } finally {
        await handle.close();
      }
    },
  };
}

/** An encrypted or a broken file holds something too; only one that is not there, or empty, does not. */
async function holdsSomething(plain: Pick<PlainDatabases, 'open'>, name: string): Promise<boolean> {
  const handle = await plain.open(name);
  try {
    return (await handle.all('select 1 from sqlite_schema limit 1', [])).length > 0;
  } catch (error) {
    if (NOT_A_DATABASE.test(String(error))) return true;
    throw error;
  } finally {
    await handle.close();
  }
}
