import type { Database, Queryable } from '../database/database';

/** Few enough that requests do not wait long behind one batch on the embedded engine. */
const TRIPS_A_BATCH = 500;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Gives trips in the order of their ids, after the one named, so many at most. */
type ListTrips = (transaction: Queryable, after: string, limit: number) => Promise<string[]>;

/** Each batch is one transaction. Work that is broken off begins again, and must do nothing twice. */
export async function inBatches(
  database: Database,
  listTrips: ListTrips,
  work: (transaction: Queryable, tripIds: string[]) => Promise<void>,
): Promise<void> {
  let after: string | undefined = BEFORE_ALL;
  while (after !== undefined) {
    const from: string = after;
    after = await database.transaction(async (transaction) => {
      const tripIds = await listTrips(transaction, from, TRIPS_A_BATCH);
      if (tripIds.length > 0) await work(transaction, tripIds);
      return tripIds.length < TRIPS_A_BATCH ? undefined : tripIds.at(-1);
    });
  }
}
