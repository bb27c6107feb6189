import type { Queryable } from '../database/database';
import type { DeclaredEvent, Delivery, NotificationWords } from './event-kind';

/** SQL: whether the `company` speaks to its travellers itself. One that is turned off can not: nobody on a trip is left alone for that. */
export const IS_WHITE_LABEL = '(company.white_label and company.disabled_at is null)';

/** A message that the service does not send. */
export interface SuppressedMessage {
  /** That of its notification. */
  id: string;
  company_id: string;
  traveller_id: string;
  data: Record<string, unknown>;
  words: NotificationWords;
}

/** For each message that would have left the service an event, by which its company learns whom to say what. */
export async function suppressMessages(
  transaction: Queryable,
  kind: DeclaredEvent,
  delivery: Delivery,
  messages: readonly SuppressedMessage[],
  now: Date,
): Promise<void> {
  if (messages.length === 0) return;
  await transaction.query(
    `with message as (
       select given.id, given.company_id, given.traveller_id, given.data, given.words
       from jsonb_to_recordset($1::jsonb)
         as given(id uuid, company_id uuid, traveller_id uuid, data jsonb, words jsonb)
       join travellers traveller on traveller.id = given.traveller_id
       where ${isWanted(delivery)} order by given.traveller_id),
     event as (
       insert into events (id, kind, company_id, about, suppressed, created_at)
       select id, $2, company_id, '{}', words, $3 from message)
     insert into event_travellers (event_id, traveller_id, manner, data)
     select id, traveller_id, 'aloud', data from message`,
    [JSON.stringify(messages), kind.name, now],
  );
}

/** SQL: whether the `traveller` would have got it at all, in one way or the other; on how many devices does not matter. */
function isWanted({ push, mail }: Delivery): string {
  const settings = [...(push ? [push.setting] : []), ...(mail ? [mail.setting] : [])];
  const wishes = settings.map((setting) => (setting === null ? 'true' : `traveller.${setting}`));
  return wishes.length === 0 ? 'false' : `(${wishes.join(' or ')})`;
}
