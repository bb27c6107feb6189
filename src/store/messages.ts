import { MessageType, type Message } from '@/contract/conversation';

import type { ConversationRecord } from './conversations';
import { currentId } from './ids-made-here';
import { issueSubject, nameOfPerson } from './issues';
import { listEntriesOf, type EntryOf, type OutboxEntry, type ParkedReason } from './outbox';
import type { Reader } from './store-database';

/** How far a message of the traveller's has come. */
export type MessageSending =
  /** `isUnsent`: it never left, and may still be changed. */
  | { kind: 'waiting'; entryId: string; isUnsent: boolean }
  | { kind: 'refused'; entryId: string; reason: ParkedReason }
  | { kind: 'sent' | 'delivered' | 'read' };

type MessageAuthor =
  | { kind: 'me'; sending: MessageSending }
  | { kind: 'other'; id: string; name: string | null }
  /** The service itself tells what happened. */
  | { kind: 'service' };

export interface StoredMessage {
  /** The same before and after it was sent. */
  key: string;
  /** In ms; by the service's clock once it has it. */
  at: number;
  /** Null until the service has it. */
  position: number | null;
  author: MessageAuthor;
  body: string;
  place: { latitude: number; longitude: number } | null;
  isDeleted: boolean;
}

/** What is said about one request, as far as a screen shows it. */
export interface Talk {
  /** Null until this device has heard of it. */
  conversationId: string | null;
  /** The newest of them, the oldest first; what waits is behind all others. */
  messages: StoredMessage[];
  /** Whether more was said before: on this device, or as far as the service may know. */
  before: 'here' | 'service' | 'nothing';
  /** How far the traveller has read, here or elsewhere. */
  readUpTo: number;
}

interface TalkRow {
  id: string;
  record: string;
  known_from: number;
  read_here: number;
  me: string | null;
}

const TALK = `select conversations.id, conversations.record, known_from, read_here,
    coalesce((select profile.record ->> '$.id' from profile), issues.record ->> '$.affected.id') as me
  from conversations left join issues on issues.id = conversations.issue_id where conversations.issue_id = ?`;

/** So many of the newest; the cost is theirs, however much was ever said. */
export async function getTalk(reader: Reader, issueId: string, limit: number): Promise<Talk> {
  const id = await currentId(reader, issueId);
  const waiting = (await listEntriesOf(reader, issueSubject(id))).filter(isMessage);
  const row = await reader.first<TalkRow>(TALK, [id]);
  if (!row) return { conversationId: null, messages: waiting.map(toWaiting), before: 'nothing', readUpTo: 0 };
  const rows = await reader.all<{ record: string }>(
    'select record from messages where conversation_id = ? order by position desc limit ?',
    [row.id, limit + 1],
  );
  const said = rows.slice(0, limit).map(({ record }) => JSON.parse(record) as Message);
  const heard = new Heard(row);
  const arrived = new Set(said.map(({ client_id }) => client_id));
  const messages = said.reverse().map((message) => heard.toStored(message));
  return {
    conversationId: row.id,
    // What has arrived may still wait for the answer that says so.
    messages: [
      ...messages,
      ...waiting.filter(({ payload }) => !arrived.has(payload.message.client_id)).map(toWaiting),
    ],
    before: rows.length > limit ? 'here' : row.known_from > 1 ? 'service' : 'nothing',
    readUpTo: heard.readUpTo,
  };
}

/** More are not told apart. */
const MOST_COUNTED = 100;

/** How much of what others said the traveller has not read. */
export async function countUnreadMessages(reader: Reader, issueId: string): Promise<number> {
  const row = await reader.first<TalkRow>(TALK, [await currentId(reader, issueId)]);
  if (!row) return 0;
  const counted = await reader.first<{ count: number }>(
    `select count(*) as count from (select 1 from messages where conversation_id = ?1 and position > ?2
       and record ->> '$.user_id' <> ?3 limit ${MOST_COUNTED})`,
    [row.id, new Heard(row).readUpTo, row.me],
  );
  return counted?.count ?? 0;
}

/** By whom a conversation was heard, and how far. */
class Heard {
  readonly readUpTo: number;
  private readonly me: string | null;
  private readonly names: Map<string, string>;
  private readonly delivered: number;
  private readonly read: number;

  constructor({ record, me, read_here }: TalkRow) {
    const { participants, positions } = JSON.parse(record) as ConversationRecord;
    const others = positions.filter(({ user_id }) => user_id !== me);
    this.me = me;
    this.names = new Map(participants.map((person) => [person.id, nameOfPerson(person)]));
    this.delivered = Math.max(0, ...others.map(({ delivered_position }) => delivered_position));
    this.read = Math.max(0, ...others.map(({ read_position }) => read_position));
    const own = positions.find(({ user_id }) => user_id === me);
    this.readUpTo = Math.max(read_here, own?.read_position ?? 0);
  }

  toStored({ id, client_id, created_at, position, type, body, user_id, asset }: Message): StoredMessage {
    const isMine = user_id !== null && user_id === this.me;
    return {
      key: (isMine ? client_id : null) ?? id,
      at: Date.parse(created_at),
      position,
      author: this.toAuthor(user_id, position),
      body: body ?? asset?.description ?? asset?.title ?? '',
      place: placeOf(asset),
      isDeleted: type === MessageType.Deleted,
    };
  }

  private toAuthor(userId: string | null, position: number): MessageAuthor {
    if (userId === null) return { kind: 'service' };
    if (userId !== this.me) return { kind: 'other', id: userId, name: this.names.get(userId) ?? null };
    const kind = this.read >= position ? 'read' : this.delivered >= position ? 'delivered' : 'sent';
    return { kind: 'me', sending: { kind } };
  }
}

function placeOf(
  asset: { lat?: number | null; lng?: number | null } | null | undefined,
): StoredMessage['place'] {
  return asset?.lat != null && asset.lng != null ? { latitude: asset.lat, longitude: asset.lng } : null;
}

function isMessage(entry: OutboxEntry): entry is EntryOf<'issue-message'> {
  return entry.kind === 'issue-message';
}

function toWaiting({ id, payload, createdAt, attempts, parked }: EntryOf<'issue-message'>): StoredMessage {
  const { body, client_id, asset } = payload.message;
  const sending: MessageSending = parked
    ? { kind: 'refused', entryId: id, reason: parked }
    : { kind: 'waiting', entryId: id, isUnsent: attempts === 0 };
  return {
    key: client_id,
    at: createdAt,
    position: null,
    author: { kind: 'me', sending },
    body: body ?? '',
    place: placeOf(asset),
    isDeleted: false,
  };
}
