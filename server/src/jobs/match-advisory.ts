import { AdvisoryStatus } from '@/contract/advisory';
import { NotificationType } from '@/contract/notification-type';
import { earliestTodayOnEarth } from '@/contract/trip-rules';

import { queryFirst, type Database, type Queryable } from '../database/database';
import { queuePushes } from '../resources/notifications/queue-pushes';
import { inBatches } from './in-batches';

interface PublishedAdvisory {
  id: string;
  headline: string;
  status: number;
}

/** Tells the travellers whose trips an open advisory touches; takes back what nobody has read of a closed one. */
export async function matchAdvisory(database: Database, advisoryId: string, now: Date): Promise<void> {
  const advisory = await queryFirst<PublishedAdvisory>(
    database,
    'select id, headline, status from advisories where id = $1',
    [advisoryId],
  );
  if (!advisory) return;
  await takeBack(database, advisory);
  if (advisory.status !== AdvisoryStatus.Open) return;
  const listTrips = (transaction: Queryable, after: string, limit: number) =>
    listTouchedTrips(transaction, advisoryId, after, limit);
  await inBatches(database, listTrips, async (transaction, tripIds) =>
    queuePushes(transaction, await tell(transaction, advisory, tripIds, now), now),
  );
}

async function takeBack(database: Database, advisory: PublishedAdvisory): Promise<void> {
  await database.query(
    `delete from notifications
     where type = ${NotificationType.TripAdvisory} and data ->> 'advisory_id' = $1::text and read_at is null
       and ($2 or (data ->> 'trip_id')::uuid not in (
         select trip_id from advisory_matches where advisory_id = $1::uuid))`,
    [advisory.id, advisory.status !== AdvisoryStatus.Open],
  );
}

async function listTouchedTrips(
  transaction: Queryable,
  advisoryId: string,
  after: string,
  limit: number,
): Promise<string[]> {
  const rows = await transaction.query<{ id: string }>(
    `select distinct trip.id from advisory_matches match join trips trip on trip.id = match.trip_id
     where match.advisory_id = $1 and trip.id > $2 and trip.deleted_at is null order by trip.id limit $3`,
    [advisoryId, after, limit],
  );
  return rows.map(({ id }) => id);
}

async function tell(
  transaction: Queryable,
  advisory: PublishedAdvisory,
  tripIds: string[],
  now: Date,
): Promise<string[]> {
  const told = await transaction.query<{ id: string }>(
    `with chosen as (
       select distinct on (trip.traveller_id) trip.traveller_id, trip.id as trip_id, trip.company_id
       from trips trip join advisories advisory on advisory.id = $1
       where trip.id = any($2::uuid[]) and not trip.muted and trip.finish >= $3::date
         and trip.created_at <= advisory.created_at
       order by trip.traveller_id, trip.start, trip.id),
     told as (
       insert into notices (traveller_id, type, subject_id)
       select traveller_id, ${NotificationType.TripAdvisory}, $1 from chosen
       on conflict do nothing returning traveller_id)
     insert into notifications (id, traveller_id, company_id, type, title, body, data, created_at, updated_at)
     select gen_random_uuid(), chosen.traveller_id, chosen.company_id, ${NotificationType.TripAdvisory},
       'New advisory', $4, jsonb_build_object('trip_id', chosen.trip_id, 'advisory_id', $1::uuid), $5, $5
     from told join chosen using (traveller_id)
     returning id`,
    [advisory.id, tripIds, earliestTodayOnEarth(now), advisory.headline, now],
  );
  return told.map(({ id }) => id);
}
