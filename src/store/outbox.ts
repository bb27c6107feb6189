import type { CheckInAnswerBody, CheckInBody } from '@/contract/check-in';
import type { DeviceBody } from '@/contract/device';
import type { SettingsChange } from '@/contract/traveller';
import type { TripBody } from '@/contract/trip';
import type { z } from 'zod';

import type { Reader, Transaction } from './store-database';

/** What each kind of entry carries. Ids of trips are in the subject, where an exchange reaches them. */
export interface OutboxPayloads {
  'check-in': z.input<typeof CheckInBody>;
  'check-in-answer': { requestId: string; body: z.input<typeof CheckInAnswerBody> };
  'trip-create': z.input<typeof TripBody>;
  'trip-update': z.input<typeof TripBody>;
  'trip-settings': { trip: { muted?: boolean; read?: boolean } };
  /** What the removal made needless: it waits again if the traveller changes their mind. */
  'trip-delete': { instead: DroppedEntry[] } | null;
  'alert-read': null;
  'notification-read': null;
  'notification-delete': null;
  settings: SettingsChange;
  device: z.input<typeof DeviceBody>;
}
export type OutboxKind = keyof OutboxPayloads;

export interface DroppedEntry {
  id: string;
  kind: 'trip-update' | 'trip-settings';
  payload: OutboxPayloads['trip-update'] | OutboxPayloads['trip-settings'];
}

/** Why the service did not take an entry, for the traveller to read. */
export interface ParkedReason {
  status: number;
  message: string;
  fields: { field: string; message: string }[];
}

interface EntryOf<Kind extends OutboxKind> {
  /** Sent as `Idempotency-Key`: the same for every attempt. */
  id: string;
  kind: Kind;
  /** What it is about, such as `trip/42`: entries of one subject go in order. */
  subject: string;
  payload: OutboxPayloads[Kind];
  createdAt: number;
  /** Above 0 it may have reached the service, whatever we heard of it. */
  attempts: number;
  dueAt: number;
  parked: ParkedReason | null;
}
export type OutboxEntry = { [Kind in OutboxKind]: EntryOf<Kind> }[OutboxKind];

interface OutboxRow {
  id: string;
  kind: string;
  subject: string;
  payload: string;
  created_at: number;
  attempts: number;
  due_at: number;
  parked: string | null;
}

function toEntry(row: OutboxRow): OutboxEntry {
  return {
    id: row.id,
    kind: row.kind,
    subject: row.subject,
    payload: JSON.parse(row.payload) as unknown,
    createdAt: row.created_at,
    attempts: row.attempts,
    dueAt: row.due_at,
    parked: row.parked === null ? null : (JSON.parse(row.parked) as ParkedReason),
  } as OutboxEntry;
}

export interface NewEntry<Kind extends OutboxKind> {
  id: string;
  kind: Kind;
  subject: string;
  payload: OutboxPayloads[Kind];
  /** Held back until then, a minute at most, because it may still be made better. */
  dueAt?: number;
}

export async function addEntry<Kind extends OutboxKind>(
  transaction: Transaction,
  entry: NewEntry<Kind>,
  now: number,
): Promise<void> {
  await transaction.run(
    'insert into outbox (id, kind, subject, payload, created_at, due_at) values (?, ?, ?, ?, ?, ?)',
    [entry.id, entry.kind, entry.subject, JSON.stringify(entry.payload), now, entry.dueAt ?? 0],
  );
}

/**
 * An entry that was never sent, or that was refused, may still be changed; one that may have been taken must be
 * repeated to the letter.
 */
const CHANGEABLE = '(attempts = 0 or parked is not null)';

export async function findUnsentEntry(
  reader: Reader,
  subject: string,
  kind: OutboxKind,
): Promise<OutboxEntry | null> {
  const row = await reader.first<OutboxRow>(
    `select * from outbox where subject = ? and kind = ? and ${CHANGEABLE} order by position desc limit 1`,
    [subject, kind],
  );
  return row && toEntry(row);
}

export async function replacePayload<Kind extends OutboxKind>(
  transaction: Transaction,
  id: string,
  payload: OutboxPayloads[Kind],
): Promise<void> {
  await transaction.run('update outbox set payload = ?, parked = null, due_at = 0 where id = ?', [
    JSON.stringify(payload),
    id,
  ]);
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

/** The first entry of each subject, where it is due and not parked. */
export async function listDueEntries(reader: Reader, now: number, limit: number): Promise<OutboxEntry[]> {
  const rows = await reader.all<OutboxRow>(
    `select * from outbox entry
     where parked is null and due_at <= ?
       and not exists (select 1 from outbox earlier
         where earlier.subject = entry.subject and earlier.position < entry.position)
     order by position limit ?`,
    [now, limit],
  );
  return rows.map(toEntry);
}

/** When the next entry becomes due; null where nothing waits. */
export async function nextDueAt(reader: Reader): Promise<number | null> {
  const row = await reader.first<{ due_at: number | null }>(
    `select min(due_at) as due_at from outbox entry
     where parked is null and not exists (select 1 from outbox earlier
       where earlier.subject = entry.subject and earlier.position < entry.position)`,
  );
  return row?.due_at ?? null;
}

/** Whether a new trip, or another way of one, waits to be sent: there is more to download once the service knows of it. */
export async function isTripWaiting(reader: Reader): Promise<boolean> {
  const row = await reader.first(
    `select 1 from outbox where kind in ('trip-create', 'trip-update') and parked is null limit 1`,
  );
  return row !== null;
}

/** Before the request leaves: after a crash we know that it may have arrived. */
export async function markSending(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await transaction.run(
    'update outbox set attempts = attempts + 1 where id in (select value from json_each(?))',
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

export async function retryLater(transaction: Transaction, id: string, dueAt: number): Promise<void> {
  await transaction.run('update outbox set due_at = ? where id = ?', [dueAt, id]);
}

/** Longer than anything new is held back: what seems to be held longer is so by a clock that was set back. */
const LONGEST_HOLD_MS = 60_000;

/** A network that came back, or a traveller who says "now", ends all waiting but that for a position to come. */
export async function makeAllDue(transaction: Transaction, now: number): Promise<void> {
  await transaction.run(
    'update outbox set due_at = 0 where due_at > 0 and parked is null and (attempts > 0 or due_at > ?)',
    [now + LONGEST_HOLD_MS],
  );
}

/** Nothing better comes: it goes as it is. */
export async function releaseEntries(transaction: Transaction, subject: string): Promise<void> {
  await transaction.run('update outbox set due_at = 0 where subject = ? and attempts = 0 and due_at > 0', [
    subject,
  ]);
}

/** The first thing that the traveller said of themselves and that is not sent. What a phone reports by itself is not. */
export async function findUnsentCheckIn(reader: Reader): Promise<{ id: string; createdAt: number } | null> {
  const status = `coalesce(payload ->> '$.check_in.status', payload ->> '$.body.check_in.status')`;
  return reader.first(
    `select id, created_at as createdAt from outbox
     where kind in ('check-in', 'check-in-answer') and ${status} <> 0 order by position limit 1`,
  );
}

export async function parkEntry(transaction: Transaction, id: string, reason: ParkedReason): Promise<void> {
  await transaction.run('update outbox set parked = ? where id = ?', [JSON.stringify(reason), id]);
}

/** The traveller wants it tried again as it is. */
export async function unparkEntry(transaction: Transaction, id: string): Promise<void> {
  await transaction.run('update outbox set parked = null, due_at = 0 where id = ?', [id]);
}
