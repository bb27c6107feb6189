import type { DatabaseFiles } from '@/store/database-files';
import type { SqlEngine } from '@/store/engine';

/** Databases of a process that can be killed: from then on nothing it does reaches the disk. */
export function mortal(files: DatabaseFiles): { files: DatabaseFiles; die: () => Promise<void> } {
  const engines: SqlEngine[] = [];
  let isDead = false;
  const whileAlive = <Result>(work: () => Promise<Result>): Promise<Result> =>
    isDead ? Promise.reject(new Error('the app was killed')) : work();
  return {
    files: {
      open: (name) =>
        whileAlive(async () => {
          const engine = await files.open(name);
          engines.push(engine);
          return {
            run: (sql, values) => whileAlive(() => engine.run(sql, values)),
            all: (sql, values) => whileAlive(() => engine.all(sql, values)),
            execute: (script) => whileAlive(() => engine.execute(script)),
            close: () => whileAlive(() => engine.close()),
          };
        }),
      remove: (name) => whileAlive(() => files.remove(name)),
    },
    async die() {
      if (isDead) return;
      isDead = true;
      // What was not committed goes with the handle.
      for (const engine of engines) await engine.close().catch(() => undefined);
    },
  };
}
