import type { SqlEngine } from './engine';
import { SerialQueue } from './serial-queue';

/** In the place of an engine that was given up, for as long as no other could be opened. */
const gone = () => Promise.reject(new Error('the database engine is gone: no other could be opened'));
export const GONE: SqlEngine = { run: gone, all: gone, execute: gone, close: () => Promise.resolve() };

/** Work may ask for several things at once; the handle still gets them one by one, unless it sees to that by itself. */
export function inTurn(engine: SqlEngine, onFailure: (error: unknown) => void): SqlEngine {
  // WORKAROUND expo/expo#48995: statements that run at the same time on one handle can crash. Can go with it.
  const calls = engine.keepsOrder ? null : new SerialQueue();
  const take = async <Result>(call: () => Promise<Result>): Promise<Result> => {
    try {
      return await (calls ? calls.add(call) : call());
    } catch (error) {
      onFailure(error);
      throw error;
    }
  };
  return {
    run: (sql, values) => take(() => engine.run(sql, values)),
    all: (sql, values) => take(() => engine.all(sql, values)),
    execute: (script) => take(() => engine.execute(script)),
    close: () => take(() => engine.close()),
  };
}
