import type { Queryable } from '../../database/database';
import { messageMissed } from '../../events/kinds/conversation-events';
import { recordEvents } from '../../events/record-events';

interface Said {
  conversationId: string;
  position: number;
  /** Who said it. */
  userId: string;
}

/** What follows from a message, in its transaction: the others hear of it, and whoever writes has read what is above it. */
export async function tellOfMessage(transaction: Queryable, said: Said, now: Date): Promise<void> {
  const { conversationId, position, userId } = said;
  const missing = await transaction.query<{ traveller_id: string; company_id: string }>(
    `with own as (update conversation_participants set delivered_position = $3, read_position = $3
       where conversation_id = $1 and user_id = $2)
     update conversation_participants taking set told_position = $3 from travellers person
     where taking.conversation_id = $1 and taking.user_id <> $2 and taking.told_position <= taking.read_position
       and person.id = taking.user_id and person.deleted_at is null
     returning person.id as traveller_id, person.company_id`,
    [conversationId, userId, position],
  );
  const data = { conversation_id: conversationId };
  const concerned = missing.map((person) => ({ ...person, data }));
  await recordEvents(transaction, messageMissed, { about: {}, concerned }, now);
}
