import type { Message, MessageType } from '@/contract/conversation';

import { queryFirst, type Queryable } from '../../database/database';
import { messageMissed } from '../../events/kinds/conversation-events';
import { recordEvents } from '../../events/record-events';

interface NewlySaid {
  id: string;
  conversationId: string;
  /** Who says it. */
  userId: string;
  type: MessageType;
  clientId: string;
  body: string | null;
  /** Whether somebody waits from now on, or no longer. */
  waiting: 'begins' | 'ends';
}

interface Missing {
  traveller_id: string;
  company_id: string;
}

/**
 * SQL: all that is written of a message, at once, since both sides wait for it. Whoever comes at the same moment waits. Who says it has read what is
 * above it; those who had read all of it are to hear that they miss something.
 */
const ADD = `with held as (select id, last_position + 1 as next from conversations where id = $2 for update),
  said as (
    insert into messages (id, conversation_id, position, revision, type, user_id, client_id, body, created_at, updated_at)
    select $1, held.id, held.next, held.next, $3, $4, $5, $6, $7, $7 from held
    on conflict (user_id, client_id) do nothing returning position, as_said(messages) as message),
  counted as (
    update conversations set last_position = said.position, updated_at = $7,
      waits_since = case $8::text when 'begins' then coalesce(waits_since, $7) end,
      quiet_since = case when issue_id is not null then $7 end
    from said where conversations.id = $2),
  own as (
    update conversation_participants set delivered_position = said.position, read_position = said.position
    from said where conversation_id = $2 and user_id = $4),
  told as (
    update conversation_participants taking set told_position = said.position from said, travellers person
    where taking.conversation_id = $2 and taking.user_id <> $4 and taking.told_position <= taking.read_position
      and person.id = taking.user_id and person.deleted_at is null
    returning person.id as traveller_id, person.company_id)
  select said.message, (select coalesce(json_agg(told), '[]'::json) from told) as missing from said`;

/**
 * Says it behind all that was said before, and the others hear of it. Gives it as it leaves the service, without its asset; null where it was
 * said already, in whatever conversation.
 */
export async function addMessage(
  transaction: Queryable,
  message: NewlySaid,
  now: Date,
): Promise<Message | null> {
  const { id, conversationId, userId, type, clientId, body, waiting } = message;
  const values = [id, conversationId, type, userId, clientId, body, now, waiting];
  const said = await queryFirst<{ message: Message; missing: Missing[] }>(transaction, ADD, values);
  if (!said) return null;
  const data = { conversation_id: conversationId };
  const concerned = said.missing.map((person) => ({ ...person, data }));
  await recordEvents(transaction, messageMissed, { about: {}, concerned }, now);
  return said.message;
}
