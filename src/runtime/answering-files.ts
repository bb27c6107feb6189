import type { Timers } from '@/platform/device-timers';
import type { DatabaseFiles } from '@/store/database-files';
import type { SqlEngine } from '@/store/engine';

/** Counted in short steps: a phone that slept in the middle of a statement hears one of them ring, not all. */
const STEP_MS = 5_000;
/** Half a minute awake. No statement of the store takes that long on the slowest of phones, and nobody waits longer for a screen. */
const STEPS = 6;

/** Databases of which whoever asks hears something: an engine that says nothing for so long is taken for gone. */
export function answering(files: DatabaseFiles, timers: Timers): DatabaseFiles {
  return {
    open: async (name, purpose) => toAnswering(await orSilence(timers, files.open(name, purpose)), timers),
    remove: (name) => orSilence(timers, files.remove(name)),
  };
}

function toAnswering(engine: SqlEngine, timers: Timers): SqlEngine {
  let silence: Error | null = null;
  const ask = async <Result>(call: () => Promise<Result>): Promise<Result> => {
    // What it was asked may still be done: nothing more may come after it by the same handle.
    if (silence) throw silence;
    return orSilence(timers, call(), (reason) => {
      silence = reason;
    });
  };
  return {
    keepsOrder: engine.keepsOrder,
    run: (sql, values) => ask(() => engine.run(sql, values)),
    all: (sql, values) => ask(() => engine.all(sql, values)),
    execute: (script) => ask(() => engine.execute(script)),
    // Also where it is silent: closing is what sets its files free.
    close: () => orSilence(timers, engine.close()),
  };
}

function orSilence<Result>(
  timers: Timers,
  answer: Promise<Result>,
  onSilence?: (reason: Error) => void,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    let steps = 0;
    let forget: () => void;
    const wait = () => {
      forget = timers.after(STEP_MS, () => {
        steps += 1;
        if (steps < STEPS) {
          wait();
          return;
        }
        const reason = new Error('the database engine is gone: it does not answer');
        onSilence?.(reason);
        reject(reason);
      });
    };
    wait();
    answer.then(resolve, reject).finally(() => forget());
  });
}
