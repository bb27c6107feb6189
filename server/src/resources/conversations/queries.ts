import { randomUUID } from 'node:crypto';

import {
  MessageType,
  type Conversation,
  type Message,
  type MessagesQuery,
  type NewConversation,
} from '@/contract/conversation';
import { NotificationType } from '@/contract/notification-type';

import type { Signer } from '../../assets/signed-address';
import { queryFirst, queryOne, type Queryable } from '../../database/database';
import type { FoundCaller } from '../../http/callers';
import type { Languages } from '../../http/content-language';
import { notFound } from '../../http/failure';
import type { Page, PageQuery } from '../../http/pagination';
import { toValues, type Viewer } from '../issues/viewer';
import { readPage } from '../lists';
import {
  withAddresses,
  withAddressesIn,
  type StoredConversation,
  type StoredMessage,
} from './message-assets';
import { conversationWith, IS_HEARD, messageIn, OWN_CONVERSATIONS, TAKES_PART } from './records';

/** Who reads: in which languages the service's own words are to be, and by what photos are opened to them. */
export interface Reader {
  languages: Languages;
  sign: Signer;
}

/** What is asked for, and by whom. */
export interface Reading extends Reader {
  id: string;
}

export async function readConversation(
  database: Queryable,
  viewer: Viewer,
  { id, languages, sign }: Reading,
  by: 'id' | 'issue_id' = 'id',
): Promise<Conversation> {
  const { document, values } = messageIn(languages, 5);
  const row = await queryFirst<{ conversation: StoredConversation }>(
    database,
    `select ${conversationWith(document)} as conversation from conversations conversation
     where conversation.${by} = $4 and ${IS_HEARD}`,
    [...toValues(viewer), id, ...values],
  );
  if (!row) throw notFound('conversation');
  return withAddressesIn(sign, row.conversation);
}

/** A page of those that they take part in, or may. */
export async function readConversations(
  database: Queryable,
  viewer: Viewer,
  { languages, sign }: Reader,
  query: PageQuery,
): Promise<Page<Conversation>> {
  const asked = { values: toValues(viewer), query };
  const { items, total } = await readPage<{ conversation: StoredConversation }>(
    database,
    OWN_CONVERSATIONS,
    asked,
    query,
    (place) => {
      const { document, values } = messageIn(languages, place);
      return { columns: `${conversationWith(document)} as conversation`, values };
    },
  );
  return { items: items.map(({ conversation }) => withAddressesIn(sign, conversation)), total };
}

export async function insertConversation(
  transaction: Queryable,
  { id: userId, companyId }: { id: string; companyId: string },
  { name, type }: NewConversation,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  await transaction.query(
    `insert into conversations (id, name, type, creator_id, company_id, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $6)`,
    [id, name ?? null, type ?? null, userId, companyId, now],
  );
  await transaction.query(
    'insert into conversation_participants (conversation_id, user_id, joined_at) values ($1, $2, $3)',
    [id, userId, now],
  );
  return id;
}

/** What the rules go by. */
export interface ConversationRow {
  id: string;
  issue_id: string | null;
  /** Of one that is about no request. */
  creator_id: string | null;
  takes_part: boolean;
}

export async function seeConversation(
  database: Queryable,
  viewer: Viewer,
  id: string,
): Promise<ConversationRow> {
  const row = await queryFirst<ConversationRow>(
    database,
    `select conversation.id, conversation.issue_id, conversation.creator_id, ${TAKES_PART} as takes_part
     from conversations conversation where conversation.id = $4 and ${IS_HEARD}`,
    [...toValues(viewer), id],
  );
  if (!row) throw notFound('conversation');
  return row;
}

/**
 * Who calls with this key at this moment, and whether a viewer takes part and sees it: at once, for both sides of a conversation wait for what
 * is said.
 */
export function findCallerAndPart(
  database: Queryable,
  viewer: Viewer,
  id: string,
  keyHash: Buffer,
): Promise<{ caller: FoundCaller | null; takes_part: boolean }> {
  return queryOne(
    database,
    `select find_caller($5) as caller, exists (
       select 1 from conversations conversation
       where conversation.id = $4 and ${TAKES_PART} and ${IS_HEARD}) as takes_part`,
    [...toValues(viewer), id, keyHash],
  );
}

/** SQL: which messages, in which order they are read and then shown. */
function pageOf({ after, before }: MessagesQuery) {
  if (after !== undefined) return { where: 'message.revision > $2', order: 'revision', place: after };
  const from = before === undefined ? 'message.position > $2' : 'message.position < $2';
  return { where: from, order: 'position desc', place: before ?? 0 };
}

/** The cost is that of the page, however much was ever said. */
export async function readMessages(
  database: Queryable,
  { id, languages, sign }: Reading,
  query: MessagesQuery,
): Promise<Message[]> {
  const { document, values } = messageIn(languages, 4);
  const { where, order, place } = pageOf(query);
  const rows = await database.query<{ message: StoredMessage }>(
    `select ${document} as message from messages message where message.conversation_id = $1 and ${where}
     order by message.${order} limit $3`,
    [id, place, query.per_page, ...values],
  );
  const messages = rows.map(({ message }) => withAddresses(sign, message));
  return query.after === undefined ? messages.reverse() : messages;
}

export async function readMessage(database: Queryable, { id, languages, sign }: Reading): Promise<Message> {
  const { document, values } = messageIn(languages, 2);
  const { message } = await queryOne<{ message: StoredMessage }>(
    database,
    `select ${document} as message from messages message where message.id = $1`,
    [id, ...values],
  );
  return withAddresses(sign, message);
}

/** Counts one more; whoever comes at the same moment waits. */
export async function takePosition(transaction: Queryable, id: string, now: Date): Promise<number> {
  const { last_position } = await queryOne<{ last_position: number }>(
    transaction,
    'update conversations set last_position = last_position + 1, updated_at = $2 where id = $1 returning last_position',
    [id, now],
  );
  return last_position;
}

export function findMessage(
  database: Queryable,
  conversationId: string,
  id: string,
): Promise<{ user_id: string | null; type: MessageType } | null> {
  return queryFirst(database, 'select user_id, type from messages where id = $1 and conversation_id = $2', [
    id,
    conversationId,
  ]);
}

/** Never back: what came late tells of less than is known. */
export async function hearUpTo(
  transaction: Queryable,
  { id, userId }: { id: string; userId: string },
  { delivered, read }: { delivered: number; read: number },
): Promise<void> {
  await transaction.query(
    `update conversation_participants taking set delivered_position = least(greatest(delivered_position, $3), last_position),
       read_position = least(greatest(read_position, $4), last_position)
     from conversations conversation where conversation.id = $1 and taking.conversation_id = $1 and taking.user_id = $2
       and (delivered_position < least($3, last_position) or read_position < least($4, last_position))`,
    [id, userId, delivered, read],
  );
}

/** What tells them of messages that they have missed. */
export async function readMissed(
  transaction: Queryable,
  { id, userId }: { id: string; userId: string },
  now: Date,
): Promise<void> {
  await transaction.query(
    `update notifications set read_at = $3, updated_at = $3
     where type = ${NotificationType.MissedConversationMessage} and data ->> 'conversation_id' = $1::text
       and traveller_id = $2 and read_at is null
       and exists (select 1 from conversation_participants taking
         where taking.conversation_id = $1::uuid and taking.user_id = $2 and taking.read_position >= taking.told_position)`,
    [id, userId, now],
  );
}
