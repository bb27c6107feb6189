import { RESPONDER_ROLES } from '@/contract/role';

import type { Queryable } from '../../database/database';
import { blankAnswersAbout } from '../../http/idempotency';
import type { KeyRing } from '../../http/keys';

/** Of what they sent themselves nothing stays. What others sent stays done, but no longer tells about whom it was. */
export async function blankAnswersOf(
  transaction: Queryable,
  traveller: { id: string; company_id: string },
  keyRing: KeyRing,
): Promise<void> {
  await transaction.query('delete from idempotent_answers where caller_id = $1', [traveller.id]);
  const ids = new Set([traveller.id, ...(await listIdsOf(transaction, traveller.id))]);
  for (const callerId of await listAnswered(transaction, traveller))
    await blankAnswersAbout(transaction, callerId, ids, keyRing);
}

/**
 * Who may have been answered about them: their company, those who help its travellers, whoever talked with them (a doctor may be of another
 * company), and whoever did something to what they asked for, whatever their role is by now.
 */
async function listAnswered(
  transaction: Queryable,
  { id, company_id }: { id: string; company_id: string },
): Promise<string[]> {
  const rows = await transaction.query<{ caller_id: string }>(
    `select user_id as caller_id from user_roles where company_id = $2 and type in (${RESPONDER_ROLES.join(', ')})
     union
     select other.user_id from conversation_participants own
     join conversation_participants other on other.conversation_id = own.conversation_id where own.user_id = $1
     union select moved_by from issues where traveller_id = $1 and moved_by is not null
     union select current_handler_id from issues where traveller_id = $1 and current_handler_id is not null
     union select note.owner_id from issues issue join notes note on note.issue_id = issue.id where issue.traveller_id = $1`,
    [id, company_id],
  );
  return [...new Set([company_id, ...rows.map(({ caller_id }) => caller_id)])];
}

/** What goes with them: some answers, such as a message or a note, name nobody but that. */
async function listIdsOf(transaction: Queryable, id: string): Promise<string[]> {
  const rows = await transaction.query<{ id: string }>(
    `with talk as (
       select conversation.id, conversation.issue_id from issues issue
       join conversations conversation on conversation.issue_id = issue.id where issue.traveller_id = $1
       union all select id, null from conversations where creator_id = $1)
     select id from talk
     union all select issue_id from talk where issue_id is not null
     union all select message.id from talk join messages message on message.conversation_id = talk.id
     union all select own.trip_id from trip_travellers own where own.traveller_id = $1 and not exists (
       select 1 from trip_travellers other where other.trip_id = own.trip_id and other.traveller_id <> $1)
     union all select mail.id from itinerary_mails mail where mail.traveller_id = $1
     union all select told.id from notifications told where told.concerned_id = $1
     union all select concerned.event_id from event_travellers concerned where concerned.traveller_id = $1`,
    [id],
  );
  return rows.map((row) => row.id);
}
