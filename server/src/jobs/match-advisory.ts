import { AdvisoryStatus } from '@/contract/advisory';
import { NotificationType } from '@/contract/notification-type';

import { queryFirst, type Database, type Queryable } from '../database/database';
import { queuePushes } from '../resources/notifications/queue-pushes';
import { inBatches } from './in-batches';
import { tellTravellers } from './tell-travellers';

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

function tell(
  transaction: Queryable,
  { id, headline }: PublishedAdvisory,
  tripIds: string[],
  now: Date,
): Promise<string[]> {
  const news = {
    id,
    table: 'advisories',
    type: NotificationType.TripAdvisory,
    title: 'New advisory',
    body: headline,
    data: `jsonb_build_object('trip_id', chosen.trip_id, 'advisory_id', $1::uuid)`,
  } as const;
  return tellTravellers(transaction, news, tripIds, now);
}
