import type { DatabaseFiles } from '@/store/database-files';
import type { SqlEngine } from '@/store/engine';

interface DyingFiles extends DatabaseFiles {
  /** What is open dies: it says so, or it answers nothing more. Closing it fails, too. */
  die(manner: 'says so' | 'in silence'): void;
  /** The next so many tries to open one fail. */
  refuse(times: number): void;
  /** Closing fails from now on, and is done all the same. */
  failToClose(): void;
  opened: () => number;
}

/** Databases whose engine can die under the running app, as a browser's worker does. The files outlive it. */
export function dyingFiles(files: DatabaseFiles): DyingFiles {
  let life = 0;
  let manner: 'says so' | 'in silence' = 'says so';
  let refusals = 0;
  let opened = 0;
  let closesWell = true;

  const wrap = (engine: SqlEngine): SqlEngine => {
    const born = life;
    const whileAlive = <Result>(work: () => Promise<Result>): Promise<Result> => {
      if (born === life) return work();
      if (manner === 'in silence') return new Promise(() => undefined);
      return Promise.reject(new Error('the database engine is gone: its worker failed'));
    };
    return {
      run: (sql, values) => whileAlive(() => engine.run(sql, values)),
      all: (sql, values) => whileAlive(() => engine.all(sql, values)),
      execute: (script) => whileAlive(() => engine.execute(script)),
      async close() {
        await engine.close();
        if (!closesWell || born !== life) throw new Error('disk I/O error');
      },
    };
  };

  return {
    async open(name, purpose) {
      if (refusals > 0) {
        refusals -= 1;
        throw new Error('unable to open database file');
      }
      opened += 1;
      return wrap(await files.open(name, purpose));
    },
    remove: (name) => files.remove(name),
    die(how) {
      manner = how;
      life += 1;
    },
    refuse(times) {
      refusals = times;
    },
    failToClose() {
      closesWell = false;
    },
    opened: () => opened,
  };
}
