import { resolveReferences } from './ids-made-here';
import { addBytes, type Bytes } from './outbox-bytes';
import {
  kindsThat,
  outboxKinds,
  urgencyOf,
  type OutboxKind,
  type OutboxPayloads,
  type SubjectOf,
} from './outbox-kinds';
import type { Reader, Transaction } from './store-database';

/** Why the service did not take an entry, for the traveller to read. */
export interface ParkedReason {
  /**
   * It was not refused: it may have arrived long ago, and only the traveller can tell whether to send it again. There could be two of it then, or
   * what was changed since would be lost.
   */
  asks?: 'whether-to-repeat' | 'whether-to-overwrite';
  status: number;
  message: string;
  fields: { field: string; message: string }[];
}

export interface EntryOf<Kind extends OutboxKind> {
  /** Sent as `Idempotency-Key`: the same for every attempt. */
  id: string;
  /** Its place in line, and for ever its own. */
  position: number;
  kind: Kind;
  /** What it is about, such as `trip/42`: entries of one subject go in order. */
  subject: string;
  payload: OutboxPayloads[Kind];
  createdAt: number;
  /** Above 0 it may have reached the service, whatever we heard of it. */
  attempts: number;
  /** When it may first have done so, by the device's clock. */
  firstSentAt: number | null;
  dueAt: number;
  parked: ParkedReason | null;
}
export type OutboxEntry = { [Kind in OutboxKind]: EntryOf<Kind> }[OutboxKind];

/** What its request is made from. */
export type EntryToSend<Kind extends OutboxKind> = Pick<EntryOf<Kind>, 'id' | 'kind' | 'subject' | 'payload'>;

export interface OutboxRow {
  id: string;
  position: number;
  kind: string;
  subject: string;
  payload: string;
  created_at: number;
  attempts: number;
  first_sent_at: number | null;
  due_at: number;
  parked: string | null;
}

export function toEntry(row: OutboxRow): OutboxEntry {
  return {
    id: row.id,
    position: row.position,
    kind: row.kind,
    subject: row.subject,
    payload: JSON.parse(row.payload) as unknown,
    createdAt: row.created_at,
    attempts: row.attempts,
    firstSentAt: row.first_sent_at,
    dueAt: row.due_at,
    parked: row.parked === null ? null : (JSON.parse(row.parked) as ParkedReason),
  } as OutboxEntry;
}

export interface NewEntry<Kind extends OutboxKind> {
  id: string;
  kind: Kind;
  subject: SubjectOf<Kind>;
  payload: OutboxPayloads[Kind];
  /** For kinds that carry some, and for no others. */
  bytes?: Bytes;
  /** Held back until then, a minute at most, because it may still be made better. */
  dueAt?: number;
  /** The position of one that it stands in place of; behind all others where that is taken. */
  place?: number | null;
}

export async function addEntry<Kind extends OutboxKind>(
  transaction: Transaction,
  entry: NewEntry<Kind>,
  now: number,
): Promise<void> {
  const { carriesBytes, mostBytes } = outboxKinds[entry.kind];
  if (carriesBytes !== (entry.bytes !== undefined))
    throw new Error(`an entry of the kind ${entry.kind} has bytes that it should not have, or lacks them`);
  if (entry.bytes) await addBytes(transaction, entry.id, entry.bytes, mostBytes);
  const { payload, waitsFor } = await resolveReferences(transaction, entry);
  await transaction.run(
    `insert into outbox (position, id, kind, subject, payload, created_at, due_at, urgency, waits_for)
     values ((select ? where not exists (select 1 from outbox where position = ?)), ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      entry.place ?? null,
      entry.place ?? null,
      entry.id,
      entry.kind,
      entry.subject,
      JSON.stringify(payload),
      now,
      entry.dueAt ?? 0,
      urgencyOf(entry),
      waitsFor,
    ],
  );
}

/**
 * An entry that was never sent, or that was refused, may still be changed; one that may have been taken must be
 * repeated to the letter.
 */
const CHANGEABLE = '(attempts = 0 or parked is not null)';

export async function findUnsentEntry<Kind extends OutboxKind>(
  reader: Reader,
  subject: SubjectOf<Kind>,
  kind: Kind,
): Promise<EntryOf<Kind> | null> {
  const row = await reader.first<OutboxRow>(
    `select * from outbox where subject = ? and kind = ? and ${CHANGEABLE} order by position desc limit 1`,
    [subject, kind],
  );
  return row && (toEntry(row) as EntryOf<OutboxKind> as EntryOf<Kind>);
}

export async function replacePayload<Kind extends OutboxKind>(
  transaction: Transaction,
  { id, kind }: Pick<EntryOf<Kind>, 'id' | 'kind'>,
  said: OutboxPayloads[Kind],
): Promise<void> {
  const { payload, waitsFor } = await resolveReferences(transaction, { kind, payload: said });
  // Asked whether what was changed since is to stay, the traveller has said how it is to be: that was never sent.
  const current = await beginAnew(transaction, id);
  await transaction.run(
    'update outbox set payload = ?, waits_for = ?, parked = null, due_at = 0 where id = ?',
    [JSON.stringify(payload), waitsFor, current],
  );
}

/**
 * What the traveller wants to be so, whatever was done since it may have arrived, was never sent. It goes under another key, for by the one before the service
 * may still answer as it did then and do nothing. Gives the id that it has from now on.
 */
async function beginAnew(transaction: Transaction, id: string): Promise<string> {
  const asked = await transaction.first<{ anew: string }>(
    `select lower(hex(randomblob(16))) as anew from outbox where id = ? and parked ->> '$.asks' is not null
       and kind in (${kindsThat('overwrites')})`,
    [id],
  );
  if (!asked) return id;
  await transaction.run('update outbox_bytes set entry_id = ?2 where entry_id = ?1', [id, asked.anew]);
  await transaction.run('update outbox set id = ?2, attempts = 0, first_sent_at = null where id = ?1', [
    id,
    asked.anew,
  ]);
  return asked.anew;
}

/** After entries of an older version were put back, which did not know how urgent they are. */
export async function rankEntries(transaction: Transaction): Promise<void> {
  for (const entry of await listEntries(transaction)) {
    await transaction.run('update outbox set urgency = ?2 where id = ?1 and urgency <> ?2', [
      entry.id,
      urgencyOf(entry),
    ]);
  }
}

/** Less is left of it, or more of it is remembered; its time and its standing stay. */
export async function amendPayload<Kind extends OutboxKind>(
  transaction: Transaction,
  { id, payload }: Pick<EntryOf<Kind>, 'id' | 'payload'>,
): Promise<void> {
  await transaction.run('update outbox set payload = ? where id = ?', [JSON.stringify(payload), id]);
}

export async function getEntry(reader: Reader, id: string): Promise<OutboxEntry | null> {
  const row = await reader.first<OutboxRow>('select * from outbox where id = ?', [id]);
  return row && toEntry(row);
}

/** Everything that is not sent, in the order in which it was done. */
export async function listEntries(reader: Reader): Promise<OutboxEntry[]> {
  return (await reader.all<OutboxRow>('select * from outbox order by position')).map(toEntry);
}

export async function listEntriesOf(reader: Reader, subject: string): Promise<OutboxEntry[]> {
  const rows = await reader.all<OutboxRow>('select * from outbox where subject = ? order by position', [
    subject,
  ]);
  return rows.map(toEntry);
}

export async function hasEntries(reader: Reader, subject: string): Promise<boolean> {
  return (await reader.first('select 1 as found from outbox where subject = ? limit 1', [subject])) !== null;
}

/** Before the request leaves: after a crash we know that it may have arrived. */
export async function markSending(
  transaction: Transaction,
  ids: readonly string[],
  now: number,
): Promise<void> {
  await transaction.run(
    `update outbox set attempts = attempts + 1, first_sent_at = coalesce(first_sent_at, ?)
     where id in (select value from json_each(?))`,
    [now, JSON.stringify(ids)],
  );
}

/** A copy of these was in other hands since they were made: they may have arrived, whatever this device heard of it. */
export async function markMaybeSent(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await transaction.run(
    `update outbox set attempts = max(attempts, 1), first_sent_at = coalesce(first_sent_at, created_at)
     where parked is null and id in (select value from json_each(?))`,
    [JSON.stringify(ids)],
  );
}

export async function removeEntries(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await transaction.run('delete from outbox where id in (select value from json_each(?))', [
    JSON.stringify(ids),
  ]);
}

export async function removeEntriesOf(transaction: Transaction, subject: string): Promise<void> {
  await transaction.run('delete from outbox where subject = ?', [subject]);
}

/** Those that the service can't have taken. Gives them, in their order. */
export async function removeUnsentEntries(
  transaction: Transaction,
  subject: string,
  kinds: readonly OutboxKind[],
): Promise<OutboxEntry[]> {
  const which = `subject = ? and ${CHANGEABLE} and kind in (select value from json_each(?))`;
  const values = [subject, JSON.stringify(kinds)];
  const rows = await transaction.all<OutboxRow>(
    `select * from outbox where ${which} order by position`,
    values,
  );
  if (rows.length > 0) await transaction.run(`delete from outbox where ${which}`, values);
  return rows.map(toEntry);
}

/** What a traveller counts on and the service does not have. */
export interface UnsentWord {
  id: string;
  createdAt: number;
  about: 'check-in' | 'request';
}

/** The first thing that the traveller said of themselves, or asked for, and that is not sent. What a phone reports by itself is not. */
export async function findUnsentWord(reader: Reader): Promise<UnsentWord | null> {
  return reader.first(
    `select id, created_at as createdAt, iif(kind = 'issue-create', 'request', 'check-in') as about from outbox
     where urgency > 0 and (subject glob 'check-in/*' or kind = 'issue-create') order by position limit 1`,
  );
}

export async function parkEntry(transaction: Transaction, id: string, reason: ParkedReason): Promise<void> {
  await transaction.run('update outbox set parked = ? where id = ?', [JSON.stringify(reason), id]);
}

/** The traveller wants it tried again as it is; of one that may have arrived they have said that it did not. */
export async function unparkEntry(transaction: Transaction, id: string): Promise<void> {
  const current = await beginAnew(transaction, id);
  await transaction.run(
    `update outbox set attempts = 0, first_sent_at = null where id = ? and parked ->> '$.asks' is not null`,
    [current],
  );
  await transaction.run('update outbox set parked = null, due_at = 0 where id = ? and parked is not null', [
    current,
  ]);
}
