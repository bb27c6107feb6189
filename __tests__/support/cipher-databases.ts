import { rmSync } from 'node:fs';
import { join } from 'node:path';

import type { PlainDatabases, SqliteHandle } from '@/platform/sqlite';

import { forgetSeal, openPretendedCipher } from './pretended-cipher';
import { openSqlcipher } from './sqlcipher-process';

/** As a phone's engine has them: SQLCipher itself where it was built for this machine, else what behaves like it. */
export function cipherDatabasesIn(folder: string): PlainDatabases {
  const program = process.env.TEST_SQLCIPHER;
  return {
    open: async (name) => {
      const path = join(folder, name);
      return program ? openSqlcipher(program, path) : openPretendedCipher(path);
    },
    remove: async (name) => {
      for (const suffix of ['', '-journal', '-wal', '-shm'])
        rmSync(join(folder, name + suffix), { force: true });
      forgetSeal(join(folder, name));
    },
    pathOf: (name) => join(folder, name),
  };
}

export interface MortalDatabases extends PlainDatabases {
  /** What the dead app had open goes with it. */
  bury(): Promise<void>;
}

/** Of an app that is killed at its n-th step, a statement or a file that is opened or deleted; before it or just after. */
export function killedAt(databases: PlainDatabases, step: number, after: boolean): MortalDatabases {
  const handles: SqliteHandle[] = [];
  let left = step;
  const live = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    left -= 1;
    if (left > 0) return work();
    if (left === 0 && after) await work();
    throw new Error('the app was killed');
  };
  return {
    open: (name) =>
      live(async () => {
        const handle = await databases.open(name);
        handles.push(handle);
        return {
          run: (sql, values) => live(() => handle.run(sql, values)),
          all: (sql, values) => live(() => handle.all(sql, values)),
          execute: (script) => live(() => handle.execute(script)),
          close: () => handle.close(),
        };
      }),
    remove: (name) => live(() => databases.remove(name)),
    pathOf: (name) => databases.pathOf(name),
    bury: async () => {
      for (const handle of handles) await handle.close().catch(() => undefined);
    },
  };
}
