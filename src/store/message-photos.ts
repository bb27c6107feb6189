import { MessageType, type Message } from '@/contract/conversation';
import { MessageAssetType } from '@/contract/message-asset';

import type { Reader, Transaction } from './store-database';

/** A photo as it is kept: a JPEG in Base64. */
export interface KeptPhoto {
  content: string;
  width: number;
  height: number;
}

/** Whose photo is to be fetched, and what the service told of it. */
export interface MissingPhoto {
  messageId: string;
  conversationId: string;
  position: number;
  /** As old as the message that came with it: it may open nothing any more. */
  address: string | null;
}

/** Some 20 MB. More than anybody looks at again; an older one is fetched once more when it is in sight. */
const MOST_KEPT = 60;
/** One that came to nothing so often is fetched only when somebody looks at it. */
const MOST_FAILURES = 5;

export function isPhoto({ type, asset }: Pick<Message, 'type' | 'asset'>): boolean {
  return type === MessageType.Asset && asset?.type === MessageAssetType.Image;
}

/** What came with these messages is to be fetched; what was taken back is gone from here too. */
export async function expectPhotos(transaction: Transaction, messages: readonly Message[]): Promise<void> {
  const idsOf = (which: readonly Message[]) => JSON.stringify(which.map(({ id }) => id));
  const expected = messages.filter(isPhoto);
  if (expected.length > 0)
    await transaction.run(
      `insert into message_photos (message_id, said_at) select id, record ->> '$.created_at' from messages
       where id in (select value from json_each(?)) on conflict (message_id) do nothing`,
      [idsOf(expected)],
    );
  const deleted = messages.filter(({ type }) => type === MessageType.Deleted);
  if (deleted.length > 0)
    await transaction.run('delete from message_photos where message_id in (select value from json_each(?))', [
      idsOf(deleted),
    ]);
}

export async function forgetPhotosOf(transaction: Transaction, issueId: string): Promise<void> {
  await transaction.run(
    `delete from message_photos where message_id in (select messages.id from conversations
       join messages on messages.conversation_id = conversations.id where conversations.issue_id = ?)`,
    [issueId],
  );
}

const MISSING = `select messages.id as messageId, messages.conversation_id as conversationId, messages.position,
    messages.record ->> '$.asset.photo.original' as address
  from message_photos join messages on messages.id = message_photos.message_id`;

/** The newest that never came, unless it is one of those. */
export function findMissingPhoto(reader: Reader, except: readonly string[]): Promise<MissingPhoto | null> {
  return reader.first<MissingPhoto>(
    `${MISSING} where fetched_at is null and failures < ${MOST_FAILURES}
       and message_id not in (select value from json_each(?)) order by said_at desc limit 1`,
    [JSON.stringify(except)],
  );
}

/** Null where it is here, or there is no such photo. */
export function getMissingPhoto(reader: Reader, messageId: string): Promise<MissingPhoto | null> {
  return reader.first<MissingPhoto>(`${MISSING} where message_id = ? and content is null`, [messageId]);
}

/** It is here from now on; those that came longest ago give way. Of a message that was taken back meanwhile nothing is kept. */
export async function keepPhoto(
  transaction: Transaction,
  messageId: string,
  { content, width, height }: KeptPhoto,
  now: number,
): Promise<void> {
  await transaction.run(
    `update message_photos set content = ?2, width = ?3, height = ?4, fetched_at = ?5, failures = 0
     where message_id = ?1`,
    [messageId, content, width, height, now],
  );
  await transaction.run(
    `update message_photos set content = null where message_id in (select message_id from message_photos
       where content is not null order by fetched_at desc limit -1 offset ${MOST_KEPT})`,
  );
}

/** That which the traveller sent just now: it needs no download, and is known by its entry too, from which screens have it. */
export async function keepSentPhoto(
  transaction: Transaction,
  { messageId, entryId }: { messageId: string; entryId: string },
  photo: KeptPhoto,
  now: number,
): Promise<void> {
  await keepPhoto(transaction, messageId, photo, now);
  await transaction.run('update message_photos set entry_id = ?2 where message_id = ?1', [
    messageId,
    entryId,
  ]);
}

export async function countPhotoFailure(transaction: Transaction, messageId: string): Promise<void> {
  await transaction.run('update message_photos set failures = failures + 1 where message_id = ?', [
    messageId,
  ]);
}

/** As it is shown: by its message, or, while that waits, by the entry that carries it. Null where it is not here. */
export async function getPhotoContent(
  reader: Reader,
  { messageId, entryId }: { messageId: string | null; entryId: string | null },
): Promise<string | null> {
  const row = await reader.first<{ content: string | null }>(
    `select coalesce((select content from message_photos where message_id = ?1),
       (select content from message_photos where entry_id = ?2 and entry_id is not null),
       (select content from outbox_bytes where entry_id = ?2)) as content`,
    [messageId, entryId],
  );
  return row?.content ?? null;
}
