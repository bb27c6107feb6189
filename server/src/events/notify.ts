import type { NotificationType } from '@/contract/notification-type';

import type { Queryable } from '../database/database';
import { languageOf, type InEachLanguage } from '../words/languages';
import type { Audience, NotificationWords } from './event-kind';
import type { Recorded } from './recorded';

interface Reader {
  /** SQL: in whose inbox it stands; null for the company's own list. */
  inbox: string;
  language: string;
  /** SQL: what takes the place of `{name}`; null where nobody is named. */
  name: string | null;
}

/** Nothing says which language a company speaks. */
const READERS: Record<Audience, Reader> = {
  travellers: { inbox: 'traveller.id', language: languageOf('traveller'), name: null },
  company: {
    inbox: 'null::uuid',
    language: `'en'`,
    name: `concat_ws(' ', traveller.first_name, traveller.last_name)`,
  },
};

interface News {
  type: NotificationType;
  audience: Audience;
  words: InEachLanguage<NotificationWords>;
}

/** A notification for each of these, in its reader's language. Gives the ids of the notifications. */
export async function notify(
  transaction: Queryable,
  { type, audience, words }: News,
  recorded: readonly Recorded[],
  now: Date,
): Promise<string[]> {
  if (recorded.length === 0) return [];
  const { inbox, language, name } = READERS[audience];
  const said = (part: keyof NotificationWords) => {
    const text = `($2::jsonb -> (${language}) ->> '${part}')`;
    return name === null ? text : `replace(${text}, '{name}', ${name})`;
  };
  const made = await transaction.query<{ id: string }>(
    `insert into notifications (id, traveller_id, company_id, type, title, body, data, created_at, updated_at)
     select gen_random_uuid(), ${inbox}, told.company_id, ${type}, ${said('title')}, ${said('body')}, told.data, $3, $3
     from jsonb_to_recordset($1::jsonb) as told(company_id uuid, traveller_id uuid, data jsonb)
     left join travellers traveller on traveller.id = told.traveller_id
     order by told.traveller_id
     returning id`,
    [JSON.stringify(recorded), JSON.stringify(words), now],
  );
  return made.map(({ id }) => id);
}
