import { MessageType } from '@/contract/conversation';

import type { Queryable } from '../../database/database';

/** Whoever said it was erased: a mark of each message stays, as of one that is taken back, and devices hear of it as of any change. It says nobody's name. */
export async function takeBackAll(transaction: Queryable, userId: string, now: Date): Promise<void> {
  await transaction.query(
    `with said as (
       select id, conversation_id, row_number() over (partition by conversation_id order by position) as place
       from messages where user_id = $1),
     counted as (
       update conversations set last_position = last_position + there.many, updated_at = $2
       from (select conversation_id, count(*)::integer as many from said group by conversation_id) there
       where conversations.id = there.conversation_id
       returning conversations.id, last_position - there.many as before)
     update messages set type = ${MessageType.Deleted}, user_id = null, client_id = null, body = null, translations = '{}',
       revision = counted.before + said.place, updated_at = $2
     from said join counted on counted.id = said.conversation_id where messages.id = said.id`,
    [userId, now],
  );
}
