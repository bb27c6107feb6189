import { CheckInStatus, type CheckIn, type CheckInAccuracy, type CheckInRequest } from '@/contract/check-in';
import { firstCallOf } from '@/domain/first-call';

import { checkInRequests as CHECK_IN_REQUESTS } from './aggregates/own-records';
import { forgetHelpDraft } from './help-draft';
import { readQuestions } from './notifications';
import { beforeNow, countsFrom, isSaidAfter } from './order-of-words';
import { addEntry, findUnsentEntry, replacePayload, type NewEntry, type ParkedReason } from './outbox';
import type { SubjectOf } from './outbox-kinds';
import { replacing } from './saving-lists';
import type { Reader, Transaction } from './store-database';
import type { WriteContext } from './write-context';

/** What the traveller said, as this device knows it. */
export interface CheckInRecord {
  status: CheckInStatus;
  latitude: number | null;
  longitude: number | null;
  accuracy: CheckInAccuracy;
  country_code: string | null;
  /** The request that it answers. */
  request_id: string | null;
  /** A few words beside the status. */
  message?: string;
  /** The call for help that went out before its place was known, and that this one says again. Known on this device alone. */
  repeats?: string;
  /** When the service heard of it, in ms by its clock. */
  heard_at?: number;
  /** Of what was said on another device: which one that is. */
  device_token?: string | null;
}

export type CheckInSending =
  { kind: 'waiting' } | { kind: 'sending' } | { kind: 'sent' } | { kind: 'parked'; reason: ParkedReason };

export interface StoredCheckIn extends CheckInRecord {
  id: string;
  checkedInAt: Date;
  sending: CheckInSending;
}

interface CheckInRow {
  id: string;
  checked_in_at: number;
  service_id: string | null;
  record: string;
  attempts: number | null;
  parked: string | null;
}

function toSending(row: CheckInRow): CheckInSending {
  if (row.attempts === null) return { kind: 'sent' };
  if (row.parked !== null) return { kind: 'parked', reason: JSON.parse(row.parked) as ParkedReason };
  return row.attempts > 0 ? { kind: 'sending' } : { kind: 'waiting' };
}

function toStoredCheckIn(row: CheckInRow): StoredCheckIn {
  return {
    id: row.id,
    checkedInAt: new Date(row.checked_in_at),
    sending: toSending(row),
    ...(JSON.parse(row.record) as CheckInRecord),
  };
}

const SELECT = `select check_ins.*, outbox.attempts, outbox.parked
  from check_ins left join outbox on outbox.subject = 'check-in/' || check_ins.id`;

export function checkInSubject(id: string): SubjectOf<'check-in'> {
  return `check-in/${id}`;
}

/** Newest first, those of other devices among them. */
export async function listCheckIns(reader: Reader): Promise<StoredCheckIn[]> {
  const rows = await reader.all<CheckInRow>(`${SELECT} order by checked_in_at desc, check_ins.id`);
  return rows.map(toStoredCheckIn);
}

export async function getCheckIn(reader: Reader, id: string): Promise<StoredCheckIn | null> {
  const row = await reader.first<CheckInRow>(`${SELECT} where check_ins.id = ?`, [id]);
  return row && toStoredCheckIn(row);
}

/** After so long without a word, a call that the service has is an old one. */
const OPEN_FOR_MS = 72 * 3_600_000;

/**
 * The last call for help, whether or not the service has it, until the traveller says that they are safe. One that nobody has
 * confirmed never grows old. Where its answer was lost, the service lists it beside the one that was made here, which is the one that
 * stays: what is asked for goes with that.
 */
export async function findOpenHelp(reader: Reader, now: number): Promise<StoredCheckIn | null> {
  const row = await reader.first<CheckInRow>(
    `${SELECT} where check_ins.record ->> '$.status' = ${CheckInStatus.Help}
       and (outbox.id is not null or check_ins.checked_in_at > ?1 - ${OPEN_FOR_MS})
       and not exists (select 1 from check_ins later where ${isSaidAfter('later', 'check_ins')}
         and later.record ->> '$.status' = ${CheckInStatus.Safe})
     order by ${countsFrom('check_ins')} desc, check_ins.checked_in_at desc, check_ins.service_id is check_ins.id limit 1`,
    [now],
  );
  return row && toStoredCheckIn(row);
}

export async function findFirstCall(reader: Reader, id: string): Promise<string> {
  return firstCallOf({ id, repeats: (await getCheckIn(reader, id))?.repeats });
}

/** When the traveller has last said something of themselves, in ms, on whichever device; 0 where they never did. */
export async function findLastSaidAt(reader: Reader): Promise<number> {
  const row = await reader.first<{ at: number }>(
    `select max(${beforeNow('check_ins')}) as at from check_ins
     where check_ins.record ->> '$.status' <> ${CheckInStatus.Unreported}`,
  );
  return row?.at ?? 0;
}

/** The answer that this device gave since then, in the same words, where it is the last that the traveller has said. */
export async function findAnswer(
  reader: Reader,
  { requestId, status, since }: { requestId: string; status: CheckInStatus; since: number },
): Promise<StoredCheckIn | null> {
  const row = await reader.first<CheckInRow>(
    `${SELECT} where check_ins.record ->> '$.status' <> ${CheckInStatus.Unreported}
     order by ${beforeNow('check_ins')} desc limit 1`,
  );
  const said = row && toStoredCheckIn(row);
  const isSame = said?.request_id === requestId && said.status === status;
  return isSame && said.checkedInAt.getTime() >= since ? said : null;
}

export interface NewCheckIn extends Omit<CheckInRecord, 'heard_at' | 'device_token'> {
  checkedInAt: Date;
  deviceToken: string;
  /** Sent no sooner, for a position may come; the commit is made all the same. */
  heldUntil?: number;
}

export interface CheckInIds {
  checkIn: string;
  entry: string;
}

export type CheckInEntry = NewEntry<'check-in'> | NewEntry<'check-in-answer'>;

/** What goes out, and under which key. A call for help is always a plain one: an answer to a request that is gone could be refused. */
export function toCheckInEntry(
  { request_id, checkedInAt, deviceToken, heldUntil: _heldUntil, repeats: _repeats, ...body }: NewCheckIn,
  ids: CheckInIds,
): CheckInEntry {
  const check_in = { ...body, type: 0 as const, checkin_at: checkedInAt.toISOString() };
  const entry = { id: ids.entry, subject: checkInSubject(ids.checkIn) };
  return request_id === null || body.status === CheckInStatus.Help
    ? { ...entry, kind: 'check-in', payload: { check_in: { ...check_in, device_token: deviceToken } } }
    : { ...entry, kind: 'check-in-answer', payload: { requestId: request_id, body: { check_in } } };
}

/** The row and its outbox entry in one commit: what the screen confirms is on disk and will be sent. */
export async function saveCheckIn(
  transaction: Transaction,
  checkIn: NewCheckIn,
  context: WriteContext,
  ids: CheckInIds = { checkIn: context.newId(), entry: context.newId() },
): Promise<string> {
  const { checkedInAt, deviceToken: _deviceToken, heldUntil: dueAt, ...record } = checkIn;
  const answered = await listAnswered(transaction, record);
  if (await isBeginningAnew(transaction, record, context.now())) await forgetHelpDraft(transaction);
  await transaction.run('insert into check_ins (id, checked_in_at, record) values (?, ?, ?)', [
    ids.checkIn,
    checkedInAt.getTime(),
    JSON.stringify({ ...record, answered }),
  ]);
  if (answered.length > 0) await readQuestions(transaction, answered);
  await addEntry(transaction, { ...toCheckInEntry(checkIn, ids), dueAt }, context.now());
  return ids.checkIn;
}

/** What was begun to be asked for belongs to the call that is open: the next one must not begin with words and a photo of another matter. */
async function isBeginningAnew(reader: Reader, { status }: CheckInRecord, now: number): Promise<boolean> {
  if (status === CheckInStatus.Unreported) return false;
  return status === CheckInStatus.Safe || (await findOpenHelp(reader, now)) === null;
}

/**
 * Whoever says "safe" or "help", by whatever way, has answered all that was asked until then. By what the device knew, not by the
 * time: its clock may be wrong.
 */
async function listAnswered(reader: Reader, { status, request_id }: CheckInRecord): Promise<string[]> {
  if (status === CheckInStatus.Unreported) return request_id === null ? [] : [request_id];
  const open = await listCheckInRequests(reader);
  return [...new Set([...open.map(({ id }) => id), ...(request_id === null ? [] : [request_id])])];
}

export type CheckInPlace = Pick<CheckInRecord, 'latitude' | 'longitude' | 'accuracy' | 'country_code'>;

/** A better position than the one it was made with. False where it may have been sent: then it stays as it is. */
export async function improveCheckIn(
  transaction: Transaction,
  id: string,
  place: CheckInPlace,
): Promise<boolean> {
  const subject = checkInSubject(id);
  const said = await findUnsentEntry(transaction, subject, 'check-in');
  const answer = said ? null : await findUnsentEntry(transaction, subject, 'check-in-answer');
  if (said?.attempts === 0) {
    await replacePayload(transaction, said, { check_in: { ...said.payload.check_in, ...place } });
  } else if (answer?.attempts === 0) {
    const { requestId, body } = answer.payload;
    await replacePayload(transaction, answer, {
      requestId,
      body: { check_in: { ...body.check_in, ...place } },
    });
  } else return false;
  await transaction.run(
    `update check_ins set record = json_set(record, '$.latitude', ?2, '$.longitude', ?3, '$.accuracy', ?4,
       '$.country_code', ?5) where id = ?1`,
    [id, place.latitude, place.longitude, place.accuracy, place.country_code],
  );
  return true;
}

/** The service has it: the two are the same check-in from now on. */
export async function markCheckInSent(transaction: Transaction, id: string, sent: CheckIn): Promise<void> {
  await transaction.run('delete from check_ins where id = ? and id <> ?', [sent.id, id]);
  await transaction.run(
    `update check_ins set service_id = ?2, record = json_set(record, '$.heard_at', ?3) where id = ?1`,
    [id, sent.id, Date.parse(sent.created_at)],
  );
}

/** The ids of those among them that were made here and are known to have arrived. */
export async function listArrived(reader: Reader, checkIns: readonly CheckIn[]): Promise<string[]> {
  const rows = await reader.all<{ service_id: string }>(
    `select service_id from check_ins where service_id in (select value from json_each(?)) and id <> service_id`,
    [JSON.stringify(checkIns.map(({ id }) => id))],
  );
  return rows.map(({ service_id }) => service_id);
}

/** The traveller gave it up: nobody is told that it was made. */
export async function dropLocalCheckIn(transaction: Transaction, id: string): Promise<void> {
  await transaction.run('delete from check_ins where id = ?', [id]);
}

/** Check-ins that the service lists; the ones made here are known by the id that it gave them. */
export async function saveServiceCheckIns(
  transaction: Transaction,
  checkIns: readonly CheckIn[],
): Promise<void> {
  const rows = checkIns.map((checkIn) => {
    const record: CheckInRecord = {
      status: checkIn.status,
      latitude: checkIn.lat,
      longitude: checkIn.lng,
      accuracy: checkIn.accuracy,
      country_code: checkIn.country_code,
      request_id: null,
      heard_at: Date.parse(checkIn.created_at),
      device_token: checkIn.device_token,
    };
    return { id: checkIn.id, at: Date.parse(checkIn.checkin_at), record };
  });
  await transaction.run(
    `insert into check_ins (id, checked_in_at, service_id, record)
     select value ->> '$.id', value ->> '$.at', value ->> '$.id', value -> '$.record' from json_each(?)
     where true on conflict do nothing`,
    [JSON.stringify(rows)],
  );
}

export async function listCheckInRequests(reader: Reader): Promise<CheckInRequest[]> {
  const rows = await reader.all<{ record: string }>(
    `select record from check_in_requests
     where not exists (select 1 from answered_requests where request_id = check_in_requests.id)
     order by created_at desc`,
  );
  return rows.map((row) => JSON.parse(row.record) as CheckInRequest);
}

/** The open requests, all of them: what is no longer listed was answered. */
export const replaceCheckInRequests = replacing<CheckInRequest>(CHECK_IN_REQUESTS);
