import { ENGLISH, type Languages } from '../../http/content-language';
import { IS_SEEN } from '../issues/records';
import { saysYes, YesOrNo, type List } from '../lists';
import { publicUser } from '../public-user';
import { localizeFor } from '../rendered-documents';
import { STORED_ASSET } from './message-assets';
import { isNobodys } from './unanswered';

/** Shown with the conversation itself. */
const LATEST = 20;

/** SQL: how far a message has come, to any of those whom it is for. */
const STATUS = `(select case when coalesce(max(other.read_position), 0) >= message.position then 2
    when coalesce(max(other.delivered_position), 0) >= message.position then 1 else 0 end
  from conversation_participants other
  where other.conversation_id = message.conversation_id and other.user_id is distinct from message.user_id)`;

/**
 * SQL: a message as it leaves the service; what the service itself says, as `body` tells it. `as_said` of 290-less-work-for-a-message.sql is the same
 * for a text that nobody has heard yet.
 */
const message = (
  body: string,
) => `json_build_object('id', message.id, 'created_at', wire_time(message.created_at),
  'updated_at', wire_time(message.updated_at), 'type', message.type, 'status', ${STATUS}, 'body', ${body},
  'user_id', message.user_id, 'client_id', message.client_id, 'asset', ${STORED_ASSET}, 'position', message.position,
  'revision', message.revision)`;

/** A map of languages would be no text: whoever wants them all gets English. */
export function messageIn(languages: Languages, place: number) {
  const { localized, values } = localizeFor(languages === 'all' ? ENGLISH : languages, place);
  return { document: message(localized.text('message', 'body')), values };
}

/** SQL: a conversation as it leaves the service, with messages as `said`. */
export const conversationWith = (said: string) => `json_build_object('id', conversation.id,
  'created_at', wire_time(conversation.created_at), 'updated_at', wire_time(conversation.updated_at),
  'name', conversation.name, 'type', conversation.type, 'issue_id', conversation.issue_id, 'appointment_id', null,
  'messages', (select coalesce(json_agg(${said} order by message.position), '[]'::json) from messages message
    where message.conversation_id = conversation.id and message.position > conversation.last_position - ${LATEST}),
  'participants', (select coalesce(json_agg(${publicUser('person')} order by taking.number), '[]'::json)
    from conversation_participants taking join travellers person on person.id = taking.user_id
    where taking.conversation_id = conversation.id),
  'positions', (select coalesce(json_agg(json_build_object('user_id', taking.user_id,
      'delivered_position', taking.delivered_position, 'read_position', taking.read_position)
      order by taking.number), '[]'::json)
    from conversation_participants taking where taking.conversation_id = conversation.id),
  'last_position', conversation.last_position)`;

/** SQL: whether the request that it is about is seen by the viewer `$1`, `$2`, `$3`; true where it is about none. */
const ISSUE_IS_SEEN = `(conversation.issue_id is null or exists (
  select 1 from issues issue where issue.id = conversation.issue_id and (${IS_SEEN})))`;

/** SQL: whether they take part in it. */
export const TAKES_PART = `exists (select 1 from conversation_participants own
  where own.conversation_id = conversation.id and own.user_id = $1::uuid)`;

/** SQL: whether it is seen by them. What is about no request is a matter of who takes part, and of the company's handlers. */
export const IS_HEARD = `${ISSUE_IS_SEEN} and (conversation.issue_id is not null or conversation.company_id = $2::uuid
  or ${TAKES_PART})`;

/** Those that somebody takes part in; of the company's, about no request, also those in which somebody waits and none of its handlers takes part. */
export const OWN_CONVERSATIONS = {
  from: `(select conversation_id from conversation_participants where user_id = $1::uuid
    union select talk.id from conversations talk
      where talk.company_id = $2::uuid and talk.last_position > 0 and ${isNobodys('talk')}) own
    join conversations conversation on conversation.id = own.conversation_id`,
  where: ISSUE_IS_SEEN,
  order: 'conversation.updated_at desc, conversation.id',
  filters: {
    discrete: {
      schema: YesOrNo.optional(),
      where: (value: string) => `not ${saysYes(value)} or conversation.issue_id is null`,
    },
  },
} satisfies List;
