import { NotificationType } from '@/contract/notification-type';

import type { Queryable } from '../../database/database';
import { holdCalls } from '../issues/call-queries';
import { holdTripsOf } from '../trips/trip-travellers';

/** SQL: what whoever is `$1` asked, helped with, talked in or noted something about. */
const ISSUES_OF = `
  select id from issues where traveller_id = $1
  union select id from issues where current_handler_id = $1
  union select id from issues where moved_by = $1
  union select issue_id from notes where owner_id = $1
  union select conversation.issue_id from conversation_participants taking
    join conversations conversation on conversation.id = taking.conversation_id where taking.user_id = $1`;

/** SQL: in which they take part, said something or are named. */
const CONVERSATIONS_OF = `
  select conversation_id from conversation_participants where user_id = $1
  union select conversation_id from messages where user_id = $1
  union select conversation_id from messages where named_id = $1`;

/** SQL: what others were told of them: the company (`$2`) and its users that they need help, and whoever could help what they asked for and said. */
const TOLD_OF = `
  select id from notifications where type = ${NotificationType.CheckInNeedsHelp} and company_id = $2 and data ->> 'user_id' = $1::text
  union select id from notifications where type = ${NotificationType.NewIssue}
    and data ->> 'issue_id' in (select id::text from issues where traveller_id = $1::uuid)
  union select id from notifications
    where type in (${NotificationType.MissedConversationMessage}, ${NotificationType.AbsentConversationResponder})
    and data ->> 'conversation_id' in (
      select conversation.id::text from issues issue
      join conversations conversation on conversation.issue_id = issue.id where issue.traveller_id = $1::uuid
      union all select id::text from conversations where creator_id = $1::uuid)`;

/**
 * Until the transaction ends nobody is answered about them in what they asked or helped with. All of it in the order in which everybody holds
 * it, and before anything is written: whoever helps them, or is erased at the same moment, waits or is waited for, and not both.
 */
export async function holdAllOf(transaction: Queryable, id: string): Promise<void> {
  await holdCalls(transaction, id);
  await holdTripsOf(transaction, id);
  await transaction.query(`select 1 from issues where id in (${ISSUES_OF}) order by id for update`, [id]);
  await transaction.query(
    `select 1 from conversations where id in (${CONVERSATIONS_OF}) order by id for update`,
    [id],
  );
  await transaction.query(
    `select 1 from notes where id in (
       select id from notes where owner_id = $1
       union select note.id from issues issue join notes note on note.issue_id = issue.id where issue.traveller_id = $1)
     order by id for update`,
    [id],
  );
}

/** What others were told of them, by its ids, and then, after all that belongs to any of them, everybody who hears that they are gone. */
export async function holdAllTold(
  transaction: Queryable,
  { id, company_id: companyId }: { id: string; company_id: string },
): Promise<string[]> {
  const told = await transaction.query<{ id: string }>(
    `select id from notifications where id in (${TOLD_OF}) order by id for update`,
    [id, companyId],
  );
  const notificationIds = told.map((row) => row.id);
  await transaction.query(
    `select 1 from travellers where id in (
       select $1::uuid
       union select traveller_id from notifications where id = any($2::uuid[])
       union select unnest(concerned_with_issues(array(${ISSUES_OF})))
       union select talking.user_id from conversation_participants talking where talking.conversation_id in (${CONVERSATIONS_OF})
       union select fellow.traveller_id from trip_travellers own join trip_travellers fellow on fellow.trip_id = own.trip_id
         where own.traveller_id = $1)
     order by id for no key update`,
    [id, notificationIds],
  );
  return notificationIds;
}
