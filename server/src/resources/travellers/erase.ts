import type { Queryable } from '../../database/database';
import type { KeyRing } from '../../http/keys';
import { nameNoLonger } from '../conversations/announcements';
import { takeBackAll } from '../conversations/take-back-all';
import { forgetHelper } from '../issues/queries';
import { eraseFromTrips } from '../trips/trip-travellers';
import { holdAllOf, holdAllTold } from './hold-all';
import { blankAnswersOf } from './kept-answers';

/**
 * Everything of a person, as is their right. Unlike a removed traveller, whom partners still hear of as removed, nothing
 * says afterwards that they were ever here.
 */
export async function eraseTraveller(
  transaction: Queryable,
  traveller: { id: string; company_id: string },
  keyRing: KeyRing,
  now: Date,
): Promise<void> {
  await holdAllOf(transaction, traveller.id);
  await blankAnswersOf(transaction, traveller, keyRing);
  await deleteAllOf(transaction, traveller, now);
}

/** The same of somebody who was removed long ago. What others were answered about them is kept for their repeats, and ends by itself. */
export async function forgetTraveller(
  transaction: Queryable,
  traveller: { id: string; company_id: string },
  now: Date,
): Promise<void> {
  await holdAllOf(transaction, traveller.id);
  await deleteAllOf(transaction, traveller, now);
}

async function deleteAllOf(
  transaction: Queryable,
  { id, company_id }: { id: string; company_id: string },
  now: Date,
): Promise<void> {
  const notificationIds = await holdAllTold(transaction, { id, company_id });
  await transaction.query('delete from notifications where id = any($1::uuid[])', [notificationIds]);
  // Events that concerned nobody else; in the others they are named no more.
  await transaction.query(
    `delete from events where id in (select event_id from event_travellers where traveller_id = $1)
       and not exists (
         select 1 from event_travellers other where other.event_id = events.id and other.traveller_id <> $1)`,
    [id],
  );
  // So that a webhook of them that is sent again is written anew; what was sent is the receiver's.
  const delivered = `select id from webhook_deliveries
    where event_id in (select event_id from event_travellers where traveller_id = $1)`;
  await transaction.query(`update webhook_attempts set answer = '' where delivery_id in (${delivered})`, [
    id,
  ]);
  await transaction.query(`update webhook_deliveries set body = null where id in (${delivered})`, [id]);
  await transaction.query(
    'delete from jobs where subject_id in (select id from check_in_requests where traveller_id = $1)',
    [id],
  );
  await transaction.query(
    'delete from jobs where subject_id in (select id from itinerary_mails where traveller_id = $1)',
    [id],
  );
  await transaction.query('delete from jobs where subject_id = $1', [id]);
  // In the order of every other write: what belongs to a traveller, and then the traveller.
  await eraseFromTrips(transaction, id);
  await transaction.query('delete from issues where traveller_id = $1', [id]);
  await takeBackAll(transaction, id, now);
  await transaction.query('delete from notes where owner_id = $1', [id]);
  await forgetHelper(transaction, id, now);
  await nameNoLonger(transaction, id, now);
  await transaction.query('delete from devices where traveller_id = $1', [id]);
  await transaction.query('delete from travellers where id = $1', [id]);
  // Who was about to join as this began is named since, in a transaction that the line above waited for.
  await forgetHelper(transaction, id, now);
  await nameNoLonger(transaction, id, now);
}
