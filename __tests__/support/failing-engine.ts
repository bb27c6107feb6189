import type { SqlEngine, SqlValue } from '@/store/engine';
import type { DatabaseFiles } from '@/store/database-files';

/** SQLite's own words for what can go wrong on a device. */
export const faults = {
  busy: 'database is locked',
  ioError: 'disk I/O error',
  full: 'database or disk is full',
  corrupt: 'database disk image is malformed',
  notADatabase: 'file is not a database',
  gone: 'the database engine is gone',
} as const;

/** An engine that fails at one statement, before or after it did it, and may stay dead from then on. */
export interface FailingEngine extends SqlEngine {
  /** The n-th statement from now on fails, counted from 1. */
  failAt(statement: number, fault: Fault): void;
  /** How many statements it was given. */
  statements: string[];
}

export interface Fault {
  message: string;
  /** The statement is done, but nobody hears of it. */
  after?: boolean;
  /** As after a kill: nothing works any more. */
  forGood?: boolean;
}

export function failing(engine: SqlEngine): FailingEngine {
  const statements: string[] = [];
  let plan: { at: number; fault: Fault } | null = null;
  let dead = false;
  const guard = async <Result>(sql: string, work: () => Promise<Result>): Promise<Result> => {
    statements.push(sql);
    if (dead) throw new Error('the app is gone');
    if (plan?.at !== statements.length) return work();
    const { fault } = plan;
    plan = null;
    if (fault.after) await work();
    if (fault.forGood) dead = true;
    throw new Error(fault.message);
  };
  return {
    statements,
    failAt(statement, fault) {
      plan = { at: statements.length + statement, fault };
    },
    run: (sql, values) => guard(sql, () => engine.run(sql, values)),
    all: (sql, values) => guard(sql, () => engine.all(sql, values)),
    execute: (script) => guard(script, () => engine.execute(script)),
    // A dead app's handles are closed by the system.
    close: () => (dead ? engine.close() : guard('close', () => engine.close())),
  };
}

/** The same files, with every engine that is opened wrapped. */
export function wrapping(files: DatabaseFiles, wrap: (engine: SqlEngine) => SqlEngine): DatabaseFiles {
  return { open: async (name) => wrap(await files.open(name)), remove: (name) => files.remove(name) };
}

/** Databases of which the n-th call fails once, whatever it is: opening, closing and deleting files too. */
export function failingOnce(
  files: DatabaseFiles,
  plan: { at: number; message: string; after: boolean },
): DatabaseFiles & { calls: () => number } {
  let calls = 0;
  const count = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    calls += 1;
    if (calls !== plan.at) return work();
    if (plan.after) await work();
    throw new Error(plan.message);
  };
  return {
    calls: () => calls,
    open: async (name) => {
      const engine = await count(() => files.open(name));
      return {
        run: (sql, values) => count(() => engine.run(sql, values)),
        all: <Row>(sql: string, values: readonly SqlValue[]) => count(() => engine.all<Row>(sql, values)),
        execute: (script) => count(() => engine.execute(script)),
        close: () => count(() => engine.close()),
      };
    },
    remove: (name) => count(() => files.remove(name)),
  };
}

/** Databases of an app that is killed at the n-th statement over all of them; `buryAll` closes what it left open. */
export function dyingAt(
  files: DatabaseFiles,
  statement: number,
  after: boolean,
): DatabaseFiles & { buryAll: () => Promise<void> } {
  let left = statement;
  const engines: SqlEngine[] = [];
  const count = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    left -= 1;
    if (left > 0) return work();
    if (left === 0 && after) await work();
    throw new Error('the app was killed');
  };
  const wrapped = wrapping(files, (engine) => {
    engines.push(engine);
    return {
      run: (sql, values) => count(() => engine.run(sql, values)),
      all: <Row>(sql: string, values: readonly SqlValue[]) => count(() => engine.all<Row>(sql, values)),
      execute: (script) => count(() => engine.execute(script)),
      close: () => count(() => engine.close()),
    };
  });
  const buryAll = async () => {
    for (const engine of engines) await engine.close().catch(() => undefined);
  };
  return { ...wrapped, buryAll };
}
