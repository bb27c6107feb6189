import { AdvisoryStatus } from '@/contract/advisory';

import type { Database, Queryable } from '../database/database';
import { allIsWell } from '../events/kinds/news-events';
import { recordEvents } from '../events/record-events';

const TRIPS_A_BATCH = 500;

/**
 * On the first day of a trip, once: no alert is known for it. Only for companies that have the option, and for those of their
 * travellers who want to hear it. Where an advisory is open nothing is said: all is not well there.
 */
export async function tellAllIsWell(database: Database, now: Date): Promise<void> {
  for (let looked = TRIPS_A_BATCH; looked === TRIPS_A_BATCH;) {
    looked = await database.transaction(async (transaction) => {
      const tripIds = await takeBeginning(transaction, now);
      await tell(transaction, tripIds, now);
      return tripIds.length;
    });
  }
}

/** SQL: whoever goes on the trip `trip`, and wants to hear it. */
const LISTENING = `trip_travellers member join travellers traveller on traveller.id = member.traveller_id
  where member.trip_id = trip.id and member.left_at is null and not member.muted and traveller.deleted_at is null
    and (traveller.send_all_good_email or traveller.send_all_good_push)`;

/** Those that begin today, or did yesterday while nobody looked; each is taken once, by one process. */
async function takeBeginning(transaction: Queryable, now: Date): Promise<string[]> {
  const taken = await transaction.query<{ trip_id: string }>(
    `insert into trip_starts (trip_id, looked_at)
     select trip.id, $1 from trips trip
     join companies company on company.id = trip.company_id and company.all_good
     where trip.start between utc_day($1) - 1 and utc_day($1) and trip.deleted_at is null
       and exists (select 1 from ${LISTENING})
       and not exists (select 1 from trip_starts looked where looked.trip_id = trip.id)
     order by trip.id limit ${TRIPS_A_BATCH}
     on conflict do nothing returning trip_id`,
    [now],
  );
  return taken.map(({ trip_id }) => trip_id);
}

async function tell(transaction: Queryable, tripIds: string[], now: Date): Promise<void> {
  if (tripIds.length === 0) return;
  const well = await transaction.query<{ trip_id: string; traveller_id: string; company_id: string }>(
    `select trip.id as trip_id, listening.traveller_id, trip.company_id from trips trip
     cross join lateral (select member.traveller_id from ${LISTENING}) listening
     where trip.id = any($1::uuid[])
       and not exists (select 1 from alert_matches match where match.trip_id = trip.id)
       and not exists (
         select 1 from advisory_matches match join advisories advisory on advisory.id = match.advisory_id
         where match.trip_id = trip.id and advisory.status = ${AdvisoryStatus.Open})`,
    [tripIds],
  );
  const concerned = well.map((trip) => ({ ...trip, data: { trip_id: trip.trip_id } }));
  await recordEvents(transaction, allIsWell, { about: {}, concerned }, now);
}
