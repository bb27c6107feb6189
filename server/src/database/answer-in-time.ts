import { inTime } from '../failures/in-time';
import type { Database, Queryable } from './database';

/** The database can't be reached, or does not answer: another time it may. Says nothing of whether a write was taken. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/** It was reached, and did not get done in the time that its caller had. */
export class DatabaseTooSlow extends DatabaseUnavailable {}

/** Gives up after some milliseconds on a database that may never answer. */
export function answerInTime<Result>(answer: Promise<Result>, limitMs: number): Promise<Result> {
  const tooLate = () => new DatabaseTooSlow('The database does not answer.', { cause: 'it took too long' });
  return inTime(answer, limitMs, tooLate);
}

/** The same database for callers who hang up after a while. Work that may take its time, such as a migration, has no use for it. */
export function answeringInTime(database: Database, limitMs: number): Database {
  const hurry = (queryable: Queryable): Queryable => ({
    query: (sql, values) => answerInTime(queryable.query(sql, values), limitMs),
    execute: (script) => answerInTime(queryable.execute(script), limitMs),
  });
  return {
    ...hurry(database),
    transaction: async (work) => {
      let isGivenUp = false;
      // The transaction that nobody waits for ends with its next statement, and leaves its connection to others.
      const guarded = database.transaction((transaction) => work(refusing(transaction, () => isGivenUp)));
      try {
        return await answerInTime(guarded, limitMs);
      } finally {
        isGivenUp = true;
        guarded.catch(() => undefined);
      }
    },
    connections: () => database.connections(),
    listen: (channel, listener) => database.listen(channel, listener),
    close: () => database.close(),
  };
}

function refusing(queryable: Queryable, isGivenUp: () => boolean): Queryable {
  const refuse = () => {
    if (isGivenUp()) throw new DatabaseTooSlow('The caller has hung up.');
  };
  return {
    async query(sql, values) {
      refuse();
      return queryable.query(sql, values);
    },
    async execute(script) {
      refuse();
      await queryable.execute(script);
    },
  };
}
