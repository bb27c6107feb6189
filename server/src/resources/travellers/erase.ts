import { NotificationType } from '@/contract/notification-type';

import { queryOne, type Queryable } from '../../database/database';
import { blankAnswersAbout } from '../../http/idempotency';
import type { KeyRing } from '../../http/keys';
import { eraseFromTrips } from '../trips/trip-travellers';

/** What is kept of a person, in numbers. */
export type Belongings = {
  trips: number;
  devices: number;
  check_ins: number;
  check_in_requests: number;
  notifications: number;
  issues: number;
};

const TABLES: Record<keyof Belongings, string> = {
  trips: 'trip_travellers',
  devices: 'devices',
  check_ins: 'check_ins',
  check_in_requests: 'check_in_requests',
  notifications: 'notifications',
  issues: 'issues',
};

export function countBelongings(database: Queryable, travellerId: string): Promise<Belongings> {
  const counts = Object.entries(TABLES).map(
    ([what, table]) => `(select count(*)::integer from ${table} where traveller_id = $1) as ${what}`,
  );
  return queryOne<Belongings>(database, `select ${counts.join(', ')}`, [travellerId]);
}

/**
 * Everything of a person, as is their right. Unlike a removed traveller, whom partners still hear of as removed, nothing
 * says afterwards that they were ever here.
 */
export async function eraseTraveller(
  transaction: Queryable,
  traveller: { id: string; company_id: string },
  keyRing: KeyRing,
): Promise<void> {
  const { id, company_id } = traveller;
  await transaction.query('delete from idempotent_answers where caller_id = $1', [id]);
  // Their company's own writes stay done, but no longer tell about whom they were.
  await blankAnswersAbout(transaction, company_id, id, keyRing);
  // What the company and its users were told of them: that they need help.
  await transaction.query(
    `delete from notifications where type = ${NotificationType.CheckInNeedsHelp} and company_id = $1 and data ->> 'user_id' = $2`,
    [company_id, id],
  );
  // And whoever could help, of what they asked for.
  await transaction.query(
    `delete from notifications where type = ${NotificationType.NewIssue}
       and data ->> 'issue_id' in (select id::text from issues where traveller_id = $1)`,
    [id],
  );
  await transaction.query(
    `delete from notifications
     where type in (${NotificationType.MissedConversationMessage}, ${NotificationType.AbsentConversationResponder})
       and data ->> 'conversation_id' in (
         select conversation.id::text from conversations conversation
         left join issues issue on issue.id = conversation.issue_id
         where issue.traveller_id = $1 or conversation.creator_id = $1)`,
    [id],
  );
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
  await transaction.query('delete from devices where traveller_id = $1', [id]);
  await transaction.query('delete from travellers where id = $1', [id]);
}
