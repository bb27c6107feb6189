import { MessageType, type Message } from '@/contract/conversation';
import { MessageAssetType } from '@/contract/message-asset';

import type { ConversationRecord } from './conversations';
import { currentId } from './ids-made-here';
import { issueSubject, nameOfPerson, OWN } from './issues';
import { isPhoto } from './message-photos';
import { listEntriesOf, type EntryOf, type OutboxEntry, type ParkedReason } from './outbox';
import { listHeldBack } from './recalled-bytes';
import type { Reader } from './store-database';
import { toPart, type TalkPart } from './talk-part';
import { type SaidRow, TalkRows } from './talk-rows';

/** How far a message of the traveller's has come. */
export type MessageSending =
  /** `isUnsent`: it never left, and may still be changed. `isHeldBack`: it is not going to, for the request is being withdrawn. */
  | { kind: 'waiting'; entryId: string; isUnsent: boolean; isHeldBack: boolean }
  | { kind: 'refused'; entryId: string; reason: ParkedReason }
  | { kind: 'sent' | 'delivered' | 'read' };

type MessageAuthor =
  | { kind: 'me'; sending: MessageSending }
  /** Without an id: they are gone for good, and what they said with them. */
  | { kind: 'other'; id: string | null; name: string | null }
  /** The service itself tells what happened. */
  | { kind: 'service' };

/** A photo that goes with a message. Its bytes are read by themselves. */
export interface StoredPhoto {
  /** Null while it waits to be sent. */
  messageId: string | null;
  /** That which carries it, or has carried it, from this device. */
  entryId: string | null;
  /** What is to be seen, where somebody wrote it. */
  alt: string | null;
  /** Null until it was here once. */
  size: { width: number; height: number } | null;
  isHere: boolean;
}

export interface StoredMessage {
  /** The same before and after it was sent. */
  key: string;
  /** By which the service knows it; null until it has it. */
  id: string | null;
  /** In ms; by the service's clock once it has it. */
  at: number;
  /** Null until the service has it. */
  position: number | null;
  author: MessageAuthor;
  body: string;
  place: { latitude: number; longitude: number } | null;
  photo: StoredPhoto | null;
  /** Something to be heard, which this app does not play. */
  isRecording: boolean;
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
  part: TalkPart;
  /** Those who take part, by their ids. */
  names: Record<string, string>;
}

interface TalkRow {
  id: string;
  record: string;
  known_from: number;
  read_here: number;
  me: string | null;
}

/** SQL, to be completed by which request they are about. */
const TALK = `select conversations.id, conversations.record, known_from, read_here,
    coalesce((select profile.record ->> '$.id' from profile), issues.record ->> '$.affected.id') as me
  from conversations left join issues on issues.id = conversations.issue_id where conversations.issue_id`;

/** So many of the newest; the cost is theirs, however much was ever said, and of what `known` has read before only what changed. */
export async function getTalk(
  reader: Reader,
  issueId: string,
  limit: number,
  known = new TalkRows(),
): Promise<Talk> {
  const id = await currentId(reader, issueId);
  const entries = await listEntriesOf(reader, issueSubject(id));
  const heldBack = listHeldBack(entries);
  const waiting = entries.filter(isMessage);
  const toWaiting = (entry: WaitingMessage) => waitingMessage(entry, heldBack.includes(entry.id));
  const row = await reader.first<TalkRow>(`${TALK} = ?`, [id]);
  if (!row) {
    const part = toPart(entries, { participants: [], me: await findHelper(reader, id) });
    return { ...UNHEARD, part, messages: waiting.map(toWaiting) };
  }
  const { rows, hasMore } = await known.read(reader, row.id, limit);
  const heard = new Heard(row);
  const messages = rows.map((said) => heard.toStored(said));
  const arrived = new Set(messages.map(({ key }) => key));
  return {
    conversationId: row.id,
    // What has arrived may still wait for the answer that says so.
    messages: [
      ...messages,
      ...waiting.filter(({ payload }) => !arrived.has(payload.message.client_id)).map(toWaiting),
    ],
    before: hasMore ? 'here' : row.known_from > 1 ? 'service' : 'nothing',
    readUpTo: heard.readUpTo,
    part: toPart(entries, heard),
    names: Object.fromEntries(heard.names),
  };
}

/** Whoever uses this device, where the request is not their own: of that they are always a part. */
async function findHelper(reader: Reader, issueId: string): Promise<string | null> {
  const row = await reader.first<{ me: string | null }>(
    `select profile.record ->> '$.id' as me from profile, issues where issues.id = ? and not ${OWN}`,
    [issueId],
  );
  return row?.me ?? null;
}

const UNHEARD = { conversationId: null, before: 'nothing', readUpTo: 0, names: {} } as const;

/** More are not told apart. */
const MOST_COUNTED = 100;

/** SQL: how far the traveller has read `talk`, here or elsewhere. */
const READ_UP_TO = `max(talk.read_here, coalesce((select max(value ->> '$.read_position')
  from json_each(talk.record, '$.positions') where value ->> '$.user_id' = talk.me), 0))`;

/** SQL: who only looks on has nothing to read. */
const TAKES_PART = `exists (select 1 from json_each(talk.record, '$.participants') where value ->> '$.id' = talk.me)`;

/** How much of what others said about these requests the traveller has not read. */
export async function countUnreadMessages(reader: Reader, issueIds: readonly string[]): Promise<number> {
  const counted = await reader.first<{ count: number }>(
    `select coalesce(sum((select count(*) from (select 1 from messages where conversation_id = talk.id
         and position > ${READ_UP_TO} and messages.record ->> '$.user_id' <> talk.me limit ${MOST_COUNTED}))), 0) as count
     from (${TALK} in (select coalesce(service_id, named.value) from json_each(?) named
       left join exchanged_ids on local_id = named.value)) talk where ${TAKES_PART}`,
    [JSON.stringify(issueIds)],
  );
  return counted?.count ?? 0;
}

/** By whom a conversation was heard, and how far. */
class Heard {
  readonly readUpTo: number;
  readonly me: string | null;
  readonly participants: ConversationRecord['participants'];
  readonly names: Map<string, string>;
  private readonly delivered: number;
  private readonly read: number;

  constructor({ record, me, read_here }: TalkRow) {
    const { participants, positions } = JSON.parse(record) as ConversationRecord;
    const others = positions.filter(({ user_id }) => user_id !== me);
    this.me = me;
    this.participants = participants;
    this.names = new Map(participants.map((person) => [person.id, nameOfPerson(person)]));
    this.delivered = Math.max(0, ...others.map(({ delivered_position }) => delivered_position));
    this.read = Math.max(0, ...others.map(({ read_position }) => read_position));
    const own = positions.find(({ user_id }) => user_id === me);
    this.readUpTo = Math.max(read_here, own?.read_position ?? 0);
  }

  /** The same object as long as nothing of it is another, so that its row need not be drawn again. */
  toStored(row: SaidRow): StoredMessage {
    const author = this.toAuthor(row.message);
    const before = shown.get(row);
    if (before && isSameAuthor(before.author, author)) return before;
    const message = toStored(row, author);
    shown.set(row, message);
    return message;
  }

  private toAuthor({ user_id: userId, position, type }: Message): MessageAuthor {
    if (userId === null)
      return type === MessageType.Deleted ? { kind: 'other', id: null, name: null } : { kind: 'service' };
    if (userId !== this.me) return { kind: 'other', id: userId, name: this.names.get(userId) ?? null };
    const kind = this.read >= position ? 'read' : this.delivered >= position ? 'delivered' : 'sent';
    return { kind: 'me', sending: { kind } };
  }
}

/** Of rows that are kept. */
const shown = new WeakMap<SaidRow, StoredMessage>();

function toStored({ message, removed_here, ...photo }: SaidRow, author: MessageAuthor): StoredMessage {
  const { id, client_id, created_at, position, type, body, asset } = message;
  const isMine = author.kind === 'me';
  const isDeleted = type === MessageType.Deleted || removed_here === 1;
  return {
    id,
    key: (isMine ? client_id : null) ?? id,
    at: Date.parse(created_at),
    position,
    author,
    body: isDeleted ? '' : (body ?? asset?.description ?? asset?.title ?? ''),
    place: isDeleted ? null : placeOf(asset),
    photo: isPhoto(message) && !isDeleted ? toPhoto(message, photo, isMine) : null,
    isRecording: asset?.type === MessageAssetType.Audio && !isDeleted,
    isDeleted,
  };
}

function isSameAuthor(one: MessageAuthor, other: MessageAuthor): boolean {
  if (one.kind === 'me') return other.kind === 'me' && one.sending.kind === other.sending.kind;
  if (one.kind === 'service') return other.kind === 'service';
  return other.kind === 'other' && one.id === other.id && one.name === other.name;
}

function toPhoto(
  { id, client_id, asset }: Message,
  { width, height, is_here }: Omit<SaidRow, 'message' | 'removed_here'>,
  isMine: boolean,
): StoredPhoto {
  return {
    messageId: id,
    entryId: isMine ? client_id : null,
    alt: asset?.description ?? asset?.title ?? null,
    size: width !== null && height !== null ? { width, height } : null,
    isHere: is_here === 1,
  };
}

export function placeOf(
  asset: { lat?: number | null; lng?: number | null } | null | undefined,
): StoredMessage['place'] {
  return asset?.lat != null && asset.lng != null ? { latitude: asset.lat, longitude: asset.lng } : null;
}

export type WaitingMessage = EntryOf<'issue-message'> | EntryOf<'issue-photo'>;

export function isMessage(entry: OutboxEntry): entry is WaitingMessage {
  return entry.kind === 'issue-message' || entry.kind === 'issue-photo';
}

function waitingMessage(entry: WaitingMessage, isHeldBack: boolean): StoredMessage {
  const { id, payload, createdAt, attempts, parked } = entry;
  const { body, client_id } = payload.message;
  const sending: MessageSending = parked
    ? { kind: 'refused', entryId: id, reason: parked }
    : { kind: 'waiting', entryId: id, isUnsent: attempts === 0, isHeldBack };
  return {
    id: null,
    key: client_id,
    at: createdAt,
    position: null,
    author: { kind: 'me', sending },
    body: body ?? '',
    place: entry.kind === 'issue-message' ? placeOf(entry.payload.message.asset) : null,
    photo: entry.kind === 'issue-photo' ? toWaitingPhoto(entry) : null,
    isRecording: false,
    isDeleted: false,
  };
}

function toWaitingPhoto({ id, payload }: EntryOf<'issue-photo'>): StoredPhoto {
  return { messageId: null, entryId: id, alt: null, size: payload.size, isHere: true };
}
