import type { NotificationType } from '@/contract/notification-type';
import { IssueType } from '@/contract/issue';
import { HANDLER_ROLES, MEDICAL_ROLES } from '@/contract/role';

import type { Queryable } from '../database/database';
import { languageOf, type InEachLanguage } from '../words/languages';
import type { Audience, NotificationWords } from './event-kind';
import type { Recorded } from './recorded';
import { IS_WHITE_LABEL, type SuppressedMessage } from './suppress-messages';

interface Reader {
  /** SQL: whom it is for, beside the `traveller` whom it concerns; found by what they are, without a look at everybody. */
  among: string;
  /** SQL: in whose inbox it stands; null for the company's own list. */
  inbox: string;
  language: string;
  /** SQL: what takes the place of `{name}`; null where nobody is named. */
  name: string | null;
  /** SQL: whether it is left to the company to tell them. */
  isSuppressed: string;
}

const NAME = `concat_ws(' ', traveller.first_name, traveller.last_name)`;

/** SQL: the request that it is about, if it is one that goes to doctors: that is no matter of the company's. */
const ASKED_OF_DOCTORS = `issues issue where issue.type = ${IssueType.SelfHelpMedical} and issue.id = coalesce(
  (given.data ->> 'issue_id')::uuid,
  (select talk.issue_id from conversations talk where talk.id = (given.data ->> 'conversation_id')::uuid))`;

/** SQL. Nobody is told of themselves. */
const isTold = (helper: string) => `${helper}.deleted_at is null and ${helper}.id <> given.traveller_id`;

/** Nothing says which language a company speaks. */
const READERS: Record<Audience, Reader> = {
  travellers: {
    among: '',
    inbox: 'traveller.id',
    language: languageOf('traveller'),
    name: null,
    isSuppressed: IS_WHITE_LABEL,
  },
  company: { among: '', inbox: 'null::uuid', language: `'en'`, name: NAME, isSuppressed: 'false' },
  handlers: {
    among: `cross join lateral (
        select distinct role.user_id from user_roles role
        where role.company_id = given.company_id and role.type in (${HANDLER_ROLES.join(', ')})) helping
      join travellers handler on handler.id = helping.user_id and ${isTold('handler')}
      and not exists (select 1 from ${ASKED_OF_DOCTORS})`,
    inbox: 'handler.id',
    language: languageOf('handler'),
    name: NAME,
    isSuppressed: 'false',
  },
  responders: {
    among: `cross join lateral (
        select able.user_id from responders able where able.country_code in (
          select issue.country_code from ${ASKED_OF_DOCTORS} and issue.current_handler_id is null)
        union select issue.current_handler_id from ${ASKED_OF_DOCTORS}) helping
      join travellers responder on responder.id = helping.user_id and ${isTold('responder')}
      and exists (select 1 from responders able where able.user_id = responder.id)
      and exists (select 1 from user_roles role
        where role.user_id = responder.id and role.type in (${MEDICAL_ROLES.join(', ')}))`,
    inbox: 'responder.id',
    language: languageOf('responder'),
    name: NAME,
    isSuppressed: 'false',
  },
};

interface News {
  type: NotificationType;
  audience: Audience;
  words: InEachLanguage<NotificationWords>;
}

interface Made {
  id: string;
  /** Null where the service itself sends it. */
  suppressed: SuppressedMessage | null;
}

/**
 * A notification for each of these, in its reader's language. Whether the company speaks for itself is asked here, once: one that changes
 * its mind meanwhile gets a message or has it sent, never both and never neither.
 */
export async function notify(
  transaction: Queryable,
  { type, audience, words }: News,
  recorded: readonly Recorded[],
  now: Date,
): Promise<Made[]> {
  if (recorded.length === 0) return [];
  const { among, inbox, language, name, isSuppressed } = READERS[audience];
  const said = (part: keyof NotificationWords) => {
    const text = `($2::jsonb -> (${language}) ->> '${part}')`;
    return name === null ? text : `replace(${text}, '{name}', ${name})`;
  };
  return transaction.query<Made>(
    `with told as materialized (
       select gen_random_uuid() as id, ${inbox} as traveller_id, given.company_id, given.data,
         ${name === null ? 'null::uuid' : 'traveller.id'} as concerned_id,
         ${said('title')} as title, ${said('body')} as body,
         ${isSuppressed} as is_suppressed, company.white_label_inbox
       from jsonb_to_recordset($1::jsonb) as given(company_id uuid, traveller_id uuid, data jsonb)
       join companies company on company.id = given.company_id
       left join travellers traveller on traveller.id = given.traveller_id
       ${among}),
     kept as (
       insert into notifications (id, traveller_id, company_id, concerned_id, type, title, body, data, created_at, updated_at)
       select id, traveller_id, company_id, concerned_id, ${type}, title, body, data, $3, $3 from told
       where white_label_inbox or not is_suppressed order by traveller_id)
     select id, case when is_suppressed then json_build_object('id', id, 'company_id', company_id,
       'traveller_id', traveller_id, 'data', data, 'words', json_build_object('title', title, 'body', body))
       end as suppressed
     from told`,
    [JSON.stringify(recorded), JSON.stringify(words), now],
  );
}
