import { IssueType } from '@/contract/issue';
import { HANDLER_ROLES } from '@/contract/role';

import type { Queryable } from '../../database/database';
import { messageMissed } from '../../events/kinds/conversation-events';
import { recordEvents } from '../../events/record-events';
import { canAnswer } from '../issues/responders';

/** SQL: whether a conversation is about no request, and none of those takes part in it who look after travellers of the company. */
export const isNobodys = (talk: string) => `${talk}.issue_id is null
  and not exists (select 1 from conversation_participants other
    where other.conversation_id = ${talk}.id and other.user_id <> ${talk}.creator_id
      and ${canAnswer('other.user_id', String(IssueType.Other))})`;

interface Called {
  traveller_id: string;
  company_id: string;
}

/**
 * Those of the company who are to hear that somebody begins to wait in a conversation that is nobody's; before anything is said there. It is held, and then
 * they are with whoever waits, in the order in which everybody holds them.
 */
export async function holdThoseToCall(
  transaction: Queryable,
  conversationId: string,
  askerId: string,
): Promise<Called[]> {
  await transaction.query('select 1 from conversations where id = $1 for update', [conversationId]);
  const held = await transaction.query<Called>(
    `with talk as (
       select id, company_id from conversations talk
       where id = $1 and waits_since is null and ${isNobodys('talk')})
     select person.id as traveller_id, person.company_id from travellers person
     where person.deleted_at is null and exists (select 1 from talk) and (person.id = $2 or person.id in (
       select role.user_id from talk join user_roles role on role.company_id = talk.company_id
       where role.type in (${HANDLER_ROLES.join(', ')})))
     order by person.id for no key update of person`,
    [conversationId, askerId],
  );
  return held.filter(({ traveller_id }) => traveller_id !== askerId);
}

/** They find it in their list, and are told once (5) until it is answered or they were reminded. */
export async function callToConversation(
  transaction: Queryable,
  conversationId: string,
  called: readonly Called[],
  now: Date,
): Promise<void> {
  await transaction.query(
    `update travellers set revision = revision + 1, conversations_revision = conversations_revision + 1
     where id = any($1::uuid[])`,
    [called.map(({ traveller_id }) => traveller_id)],
  );
  const data = { conversation_id: conversationId };
  const concerned = called.map((person) => ({ ...person, data }));
  await recordEvents(transaction, messageMissed, { about: {}, concerned }, now);
}
