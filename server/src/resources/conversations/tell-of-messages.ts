import type { Queryable } from '../../database/database';
import { messageMissed } from '../../events/kinds/conversation-events';
import { recordEvents } from '../../events/record-events';

interface Said {
  conversationId: string;
  position: number;
  /** Who said it. */
  userId: string;
  /** Who asked for help in this conversation; null where it is about no request. */
  askerId: string | null;
}

/** What follows from a message, in its transaction: the others hear of it, and waiting begins or ends. */
export async function tellOfMessage(transaction: Queryable, said: Said, now: Date): Promise<void> {
  const { conversationId, position, userId, askerId } = said;
  const missing = await transaction.query<{ traveller_id: string; company_id: string }>(
    `update conversation_participants taking set told_position = $3 from travellers person
     where taking.conversation_id = $1 and taking.user_id <> $2 and taking.told_position <= taking.read_position
       and person.id = taking.user_id and person.deleted_at is null
     returning person.id as traveller_id, person.company_id`,
    [conversationId, userId, position],
  );
  const data = { conversation_id: conversationId };
  const concerned = missing.map((person) => ({ ...person, data }));
  await recordEvents(transaction, messageMissed, { about: {}, concerned }, now);
  if (askerId === null) return;
  const since = userId === askerId ? 'coalesce(waits_since, $2)' : 'null';
  await transaction.query(`update conversations set waits_since = ${since}, quiet_since = $2 where id = $1`, [
    conversationId,
    now,
  ]);
}
