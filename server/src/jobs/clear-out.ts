import { NotificationType } from '@/contract/notification-type';

import type { Database } from '../database/database';
import { EVENT_LIFE } from '../events/record-events';
import { PLACE_LIFE } from './tell-at-places';
import { IDEMPOTENT_ANSWER_DAYS } from '../http/idempotency';
import { forgetTraveller } from '../resources/travellers/erase';

/** Removed trips and travellers are gone for good after this long; clients read lists whole before then. */
const REMOVED_IS_KEPT = '3 months';

/** Deletes for good what was removed long ago, and messages and answers that nobody needs any more. */
export async function clearOut(
  database: Database,
  now: Date,
  isStopping: () => boolean = () => false,
): Promise<void> {
  await database.query(
    `delete from trips where deleted_at < $1::timestamptz - interval '${REMOVED_IS_KEPT}'`,
    [now],
  );
  await database.query(
    `delete from trip_travellers where left_at < $1::timestamptz - interval '${REMOVED_IS_KEPT}'`,
    [now],
  );
  await forgetRemovedTravellers(database, now, isStopping);
  // Calls for help name who called.
  await database.query(
    `delete from notifications where type = ${NotificationType.CheckInNeedsHelp}
       and not exists (select 1 from travellers where travellers.id = (notifications.data ->> 'user_id')::uuid)`,
  );
  // What nobody sent within a day is news no more; where nobody sends, it would pile up.
  await database.query(
    `delete from push_messages where ticket is null and created_at < $1::timestamptz - interval '1 day'`,
    [now],
  );
  await database.query(
    `delete from jobs where kind = 'send-mail' and died_at is null and due_at < $1::timestamptz - interval '1 day'`,
    [now],
  );
  await database.query(`delete from whereabouts where at < $1::timestamptz - interval '${PLACE_LIFE}'`, [
    now,
  ]);
  await database.query(`delete from told_arrivals where at < $1::timestamptz - interval '${PLACE_LIFE}'`, [
    now,
  ]);
  await database.query(`delete from events where created_at < $1::timestamptz - interval '${EVENT_LIFE}'`, [
    now,
  ]);
  await database.query(`delete from trip_starts where looked_at < $1::timestamptz - interval '3 days'`, [
    now,
  ]);
  await database.query('delete from pauses where until <= $1', [now]);
  await database.query('delete from socket_tokens where expires_at < $1', [now]);
  await database.query(
    `delete from idempotent_answers
     where created_at < $1::timestamptz - interval '${IDEMPOTENT_ANSWER_DAYS} days'`,
    [now],
  );
}

/** Each in a transaction of their own, so that nobody waits for the rest of them. */
async function forgetRemovedTravellers(
  database: Database,
  now: Date,
  isStopping: () => boolean,
): Promise<void> {
  const removed = await database.query<{ id: string; company_id: string }>(
    `select id, company_id from travellers where deleted_at < $1::timestamptz - interval '${REMOVED_IS_KEPT}'
     order by deleted_at`,
    [now],
  );
  for (const traveller of removed) {
    if (isStopping()) return;
    await database.transaction((transaction) => forgetTraveller(transaction, traveller, now));
  }
}
