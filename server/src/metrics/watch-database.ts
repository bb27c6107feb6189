import { Gauge } from 'prom-client';

import type { Database, Queryable } from '../database/database';
import type { Metrics } from './metrics';

/** Which connections these are. */
type Purpose = 'requests' | 'work';

/** The same database, with its failures counted and the state of its connections told. */
export function watchDatabase(database: Database, metrics: Metrics, purpose: Purpose = 'requests'): Database {
  watchConnections(database, metrics, purpose);
  const count = (error: unknown) => metrics.countQueryFailure(kindOf(error));
  return {
    ...watchQueries(database, count),
    transaction: async (work) => {
      // What the work throws is its own affair, and its statements are counted where they fail.
      let hasWorkThrown = false as boolean;
      try {
        return await database.transaction(async (transaction) => {
          hasWorkThrown = false;
          try {
            return await work(watchQueries(transaction, count));
          } catch (error) {
            hasWorkThrown = true;
            throw error;
          }
        });
      } catch (error) {
        if (!hasWorkThrown) count(error);
        throw error;
      }
    },
    connections: () => database.connections(),
    listen: (channel, listener) => database.listen(channel, listener),
    close: () => database.close(),
  };
}

function watchQueries(queryable: Queryable, count: (error: unknown) => void): Queryable {
  const counted = <Result>(result: Promise<Result>) =>
    result.catch((error: unknown) => {
      count(error);
      throw error;
    });
  return {
    query: (sql, values) => counted(queryable.query(sql, values)),
    execute: (script) => counted(queryable.execute(script)),
  };
}

/** `23505` is of class `23`; whatever has no SQLSTATE never reached the database. */
function kindOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code.slice(0, 2) : 'connection';
}

function watchConnections(database: Database, { registry }: Metrics, purpose: Purpose): void {
  // The embedded engine has none.
  if (!database.connections()) return;
  const words = { requests: 'for requests', work: 'for background work' }[purpose];
  new Gauge({
    name: purpose === 'requests' ? 'sojourn_database_connections' : 'sojourn_work_database_connections',
    help: `Connections of this process to the database ${words}; "waiting" are those who wait for one.`,
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { total, idle, waiting } = database.connections() ?? { total: 0, idle: 0, waiting: 0 };
      this.set({ state: 'total' }, total);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
    },
  });
}
