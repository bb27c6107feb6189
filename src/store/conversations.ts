import { MessageType, type Conversation, type Message } from '@/contract/conversation';
import type { Said } from '@/contract/live-line';

import { forgetDraftPhoto } from './draft-photos';
import { expectPhotos, forgetPhotosOf } from './message-photos';
import type { Reader, Transaction } from './store-database';

/** What is kept of a conversation beside what was said in it. */
export type ConversationRecord = Omit<Conversation, 'messages'>;

/** What the service tells, and how far: of changes between these revisions nothing is missing. */
interface Told {
  conversationId: string;
  messages: readonly Message[];
  from: number;
  to: number;
}

interface ConversationRow {
  record: string;
}

/** The revision from which on the messages that came with a conversation are all that changed in it. */
export function toldFrom({ messages, last_position }: Conversation): number {
  const revisions = new Set(messages.map(({ revision }) => revision));
  let from = last_position;
  while (revisions.has(from)) from -= 1;
  return from;
}

/** How far changes have come to this device; null where the conversation is not here. */
export async function getHeardRevision(reader: Reader, conversationId: string): Promise<number | null> {
  const row = await reader.first<{ heard_revision: number }>(
    'select heard_revision from conversations where id = ?',
    [conversationId],
  );
  return row?.heard_revision ?? null;
}

/** Conversations with what was said in them last. Whatever comes late tells of less than is known, and changes nothing. */
export async function saveConversations(
  transaction: Transaction,
  conversations: readonly Conversation[],
): Promise<void> {
  for (const conversation of conversations) await saveConversation(transaction, conversation);
}

async function saveConversation(
  transaction: Transaction,
  { messages, ...came }: Conversation,
): Promise<void> {
  const row = await transaction.first('select 1 from conversations where id = ?', [came.id]);
  if (row === null) {
    const knownFrom = firstOf(messages) ?? came.last_position + 1;
    await transaction.run(
      'insert into conversations (id, issue_id, record, heard_revision, known_from) values (?, ?, ?, ?, ?)',
      [came.id, came.issue_id, JSON.stringify(came), came.last_position, knownFrom],
    );
    await saveMessages(transaction, came.id, messages);
    return;
  }
  await saveConversationRecord(transaction, came);
  const told = { from: toldFrom({ ...came, messages }), to: came.last_position };
  await saveToldMessages(transaction, { conversationId: came.id, messages, ...told });
}

/** Who takes part in one that is here, and how far each has heard it; what was said comes otherwise. */
export async function saveConversationRecord(
  transaction: Transaction,
  came: ConversationRecord,
): Promise<void> {
  const row = await transaction.first<Pick<ConversationRow, 'record'>>(
    'select record from conversations where id = ?',
    [came.id],
  );
  if (!row) return;
  const record = newerOf(JSON.parse(row.record) as ConversationRecord, came);
  await transaction.run('update conversations set record = ?2 where id = ?1 and record <> ?2', [
    came.id,
    JSON.stringify(record),
  ]);
}

function firstOf(messages: readonly Message[]): number | null {
  return messages.length === 0 ? null : Math.min(...messages.map(({ position }) => position));
}

/** Who takes part and how much was said only grows; how far it was heard too, each for themselves. */
function newerOf(known: ConversationRecord, came: ConversationRecord): ConversationRecord {
  const newer = came.last_position >= known.last_position ? came : known;
  const older = newer === came ? known : came;
  const before = new Map(older.positions.map((position) => [position.user_id, position]));
  const positions = newer.positions.map((position) => {
    const other = before.get(position.user_id);
    return {
      ...position,
      delivered_position: Math.max(position.delivered_position, other?.delivered_position ?? 0),
      read_position: Math.max(position.read_position, other?.read_position ?? 0),
    };
  });
  return { ...newer, positions };
}

/** News of a conversation that is here. The mark moves with the page: a crash before reads it again, never skips it. */
export async function saveToldMessages(
  transaction: Transaction,
  { conversationId, messages, from, to }: Told,
): Promise<void> {
  await saveMessages(transaction, conversationId, messages);
  await transaction.run(
    'update conversations set heard_revision = ?3 where id = ?1 and heard_revision >= ?2 and heard_revision < ?3',
    [conversationId, from, to],
  );
}

/**
 * What somebody says at this moment, before any download. With others missing before it, it would be an answer to what nobody has read: then
 * it comes with them.
 */
export async function saveSpokenMessage(
  transaction: Transaction,
  { conversation_id: conversationId, message }: Said,
): Promise<void> {
  const from = message.revision - 1;
  if ((await getHeardRevision(transaction, conversationId)) !== from) return;
  await saveToldMessages(transaction, { conversationId, messages: [message], from, to: message.revision });
}

/** What was said before all that is here: from `knownFrom` on nothing is missing any more. */
export async function saveOlderMessages(
  transaction: Transaction,
  conversationId: string,
  { messages, before }: { messages: readonly Message[]; before: number },
): Promise<void> {
  const knownFrom = firstOf(messages) ?? 1;
  await transaction.run('update conversations set known_from = ?3 where id = ?1 and known_from = ?2', [
    conversationId,
    before,
    knownFrom,
  ]);
  await saveMessages(transaction, conversationId, messages);
}

/** A change of what was said before all that is here comes with its page: kept alone, it would hide that others are missing. */
async function saveMessages(
  transaction: Transaction,
  conversationId: string,
  messages: readonly Message[],
): Promise<void> {
  if (messages.length === 0) return;
  await transaction.run(
    `insert into messages (id, conversation_id, position, revision, record)
     select value ->> '$.id', ?1, value ->> '$.position', value ->> '$.revision', value from json_each(?2)
     where value ->> '$.position' >= (select known_from from conversations where id = ?1)
     on conflict (id) do update set revision = excluded.revision, record = excluded.record
     where messages.revision <= excluded.revision and messages.record <> excluded.record`,
    [conversationId, JSON.stringify(messages)],
  );
  await expectPhotos(transaction, messages);
}

/** It was said by the traveller, and stands here as gone from now on. Null where there is nothing to take back. */
export async function markTakenBack(
  transaction: Transaction,
  messageId: string,
): Promise<{ conversationId: string } | null> {
  const own = `id = ?1 and removed_here = 0 and record ->> '$.type' <> ${MessageType.Deleted}
    and record ->> '$.user_id' = (select profile.record ->> '$.id' from profile)`;
  const row = await transaction.first<{ conversationId: string }>(
    `select conversation_id as conversationId from messages where ${own}`,
    [messageId],
  );
  if (row) await transaction.run('update messages set removed_here = 1 where id = ?', [messageId]);
  return row;
}

export async function unmarkTakenBack(transaction: Transaction, messageId: string): Promise<void> {
  await transaction.run('update messages set removed_here = 0 where id = ?', [messageId]);
}

/** Where older ones are to be asked for; null where all that was ever said is here. */
export async function findOlderThan(reader: Reader, conversationId: string): Promise<number | null> {
  const row = await reader.first<{ known_from: number }>(
    'select known_from from conversations where id = ? and known_from > 1',
    [conversationId],
  );
  return row?.known_from ?? null;
}

export async function findConversationId(reader: Reader, issueId: string): Promise<string | null> {
  const row = await reader.first<{ id: string }>('select id from conversations where issue_id = ?', [
    issueId,
  ]);
  return row?.id ?? null;
}

export async function findIssueOfConversation(
  reader: Reader,
  conversationId: string,
): Promise<string | null> {
  const row = await reader.first<{ issue_id: string | null }>(
    'select issue_id from conversations where id = ?',
    [conversationId],
  );
  return row?.issue_id ?? null;
}

/** The request is gone, and with it all that was said about it and begun to be written. */
export async function forgetConversationOf(transaction: Transaction, issueId: string): Promise<void> {
  await forgetPhotosOf(transaction, issueId);
  await transaction.run(
    'delete from messages where conversation_id in (select id from conversations where issue_id = ?)',
    [issueId],
  );
  await transaction.run('delete from conversations where issue_id = ?', [issueId]);
  await transaction.run('delete from drafts where issue_id = ?', [issueId]);
  await forgetDraftPhoto(transaction, `issue/${issueId}`);
}
