import type { Queryable } from '../database/database';
import type { JobRun } from './job-run';
import { lookAgain, type MatchedTrip, type Matches } from './matched-trips';

/** Few enough that requests do not wait long behind one batch. */
const ROWS_A_BATCH = 500;

/** A row that was made for a trip, which its subject touches no more. */
export interface Outdated {
  id: string;
  /** Null where it was made for a place. */
  trip_id: string | null;
  /** As it was when the row was found, to the microsecond. */
  trip_updated_at: string | null;
}

interface Removing {
  matches: Matches;
  /** Whether the row stays, of a trip that was changed since and is touched after all. */
  staysWith: (trip: MatchedTrip) => boolean;
  remove: (transaction: Queryable, ids: readonly string[]) => Promise<unknown>;
}

/** Each batch is one step of the job: found once, for to look for them with every batch would cost the square of them. What is broken off is found again. */
export async function removeInBatches(
  run: JobRun,
  outdated: readonly Outdated[],
  { matches, staysWith, remove }: Removing,
): Promise<void> {
  for (let at = 0; at < outdated.length; at += ROWS_A_BATCH) {
    const batch = outdated.slice(at, at + ROWS_A_BATCH);
    await run.step(async (transaction) => {
      const changed = await listChanged(transaction, batch);
      const touched = changed.length > 0 ? await lookAgain(transaction, run, matches, changed) : [];
      const staying = new Set(touched.filter(staysWith).map(({ id }) => id));
      const ids = batch
        .filter(({ trip_id }) => trip_id === null || !staying.has(trip_id))
        .map(({ id }) => id);
      await remove(transaction, ids);
    });
  }
}

async function listChanged(transaction: Queryable, batch: readonly Outdated[]): Promise<string[]> {
  const rows = await transaction.query<{ id: string }>(
    `select trip.id from trips trip
     join unnest($1::uuid[], $2::text[]) known (id, updated_at) on known.id = trip.id
     where trip.updated_at is distinct from known.updated_at::timestamptz`,
    [batch.map(({ trip_id }) => trip_id), batch.map(({ trip_updated_at }) => trip_updated_at)],
  );
  return rows.map(({ id }) => id);
}
