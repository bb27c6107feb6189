import { AdvisoryStatus } from '@/contract/advisory';
import { NotificationType } from '@/contract/notification-type';

import type { Database, Queryable } from '../database/database';
import { queueMails } from '../resources/notifications/queue-mails';
import { queuePushes } from '../resources/notifications/queue-pushes';
import { languageOf } from '../words/languages';
import { notificationWords, wordsIn } from '../words/notification-words';

const TRIPS_A_BATCH = 500;

/**
 * On the first day of a trip, once: no alert is known for it. Only for companies that have the option, and for those of their
 * travellers who want to hear it. Where an advisory is open nothing is said: all is not well there.
 */
export async function tellAllIsWell(database: Database, now: Date): Promise<void> {
  for (let looked = TRIPS_A_BATCH; looked === TRIPS_A_BATCH;) {
    looked = await database.transaction(async (transaction) => {
      const tripIds = await takeBeginning(transaction, now);
      const told = await tell(transaction, tripIds, now);
      await queuePushes(transaction, told, now);
      await queueMails(transaction, told, now);
      return tripIds.length;
    });
  }
}

/** Those that begin today, or did yesterday while nobody looked; each is taken once, by one process. */
async function takeBeginning(transaction: Queryable, now: Date): Promise<string[]> {
  const taken = await transaction.query<{ trip_id: string }>(
    `insert into trip_starts (trip_id, looked_at)
     select trip.id, $1 from trips trip
     join companies company on company.id = trip.company_id and company.all_good
     join travellers traveller on traveller.id = trip.traveller_id and traveller.deleted_at is null
       and (traveller.send_all_good_email or traveller.send_all_good_push)
     where trip.start between utc_day($1) - 1 and utc_day($1) and trip.deleted_at is null and not trip.muted
       and not exists (select 1 from trip_starts looked where looked.trip_id = trip.id)
     order by trip.id limit ${TRIPS_A_BATCH}
     on conflict do nothing returning trip_id`,
    [now],
  );
  return taken.map(({ trip_id }) => trip_id);
}

async function tell(transaction: Queryable, tripIds: string[], now: Date): Promise<string[]> {
  if (tripIds.length === 0) return [];
  const said = wordsIn('$3::jsonb', languageOf('traveller'));
  const told = await transaction.query<{ id: string }>(
    `insert into notifications (id, traveller_id, company_id, type, title, body, data, created_at, updated_at)
     select gen_random_uuid(), trip.traveller_id, trip.company_id, ${NotificationType.AllIsWell},
       ${said.title}, ${said.body}, jsonb_build_object('trip_id', trip.id), $2, $2
     from trips trip join travellers traveller on traveller.id = trip.traveller_id
     where trip.id = any($1::uuid[])
       and not exists (select 1 from alert_matches match where match.trip_id = trip.id)
       and not exists (
         select 1 from advisory_matches match join advisories advisory on advisory.id = match.advisory_id
         where match.trip_id = trip.id and advisory.status = ${AdvisoryStatus.Open})
     returning id`,
    [tripIds, now, JSON.stringify(notificationWords.allIsWell)],
  );
  return told.map(({ id }) => id);
}
