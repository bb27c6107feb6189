import { listCheckIns } from '@/api/check-ins';
import { unreadable, type Failure } from '@/api/failure';
import { listIssues } from '@/api/issues';
import type { Reading } from '@/api/reading';
import { listTrips } from '@/api/trips';
import { CheckInAnswerBody, type CheckIn } from '@/contract/check-in';
import { NewIssueBody, type Issue } from '@/contract/issue';
import { TripBody, type Trip } from '@/contract/trip';
import { listArrived } from '@/store/check-ins';
import type { EntryOf, OutboxEntry } from '@/store/outbox';
import { outboxKinds } from '@/store/outbox-kinds';

import type { SyncContext } from './sync-context';

const DAY_MS = 24 * 3_600_000;
/** The service knows a repetition for 30 days; a day less, for clocks that are off. */
const REMEMBERED_MS = 29 * DAY_MS;
/** The service lists so many check-ins, the newest: of an older one a full list says nothing. */
const LISTED_CHECK_INS = 500;

/**
 * `unclear`: the service may have it, in words that can't be told from another's. `gone`: nothing is there any more that it could be about; the service says so to whoever
 * sends it, and then it is known what becomes of the entry.
 */
export type Found<Value> =
  { kind: 'there'; value: Value } | { kind: 'absent' | 'gone' } | { kind: 'unclear' } | Failure;

/**
 * From when to when, by the phone's clock, the service knows a repetition of it by its key; null where it may be repeated for ever. A clock that was
 * set back since the first try can't tell.
 */
export function repeatableWithin(entry: OutboxEntry): { notBefore: number; notAfter: number } | null {
  const { creates, overwrites } = outboxKinds[entry.kind];
  if (!(creates || overwrites)) return null;
  const since = entry.firstSentAt ?? entry.createdAt;
  return { notBefore: since - DAY_MS, notAfter: since + REMEMBERED_MS };
}

/** Whether the service would know it by its key if it had it already, or need not. */
export function isRepeatable(entry: OutboxEntry, now: number): boolean {
  const period = repeatableWithin(entry);
  return period === null || (now >= period.notBefore && now <= period.notAfter);
}

/** Whether sending it again could make a second one, or undo what was done since: it may have arrived so long ago that the service does not know its key any more. */
export function mayBeForgotten(entry: OutboxEntry, now: number): boolean {
  // The try that is about to be made is counted already.
  return entry.attempts >= 2 && !isRepeatable(entry, now);
}

/** A check-in is known by its second and what it says, unless it is known to be another that this device made in the same second. */
export async function findSentCheckIn(
  { client, database, signal }: SyncContext,
  body: unknown,
): Promise<Found<CheckIn>> {
  const reading = toWhole(await listCheckIns(client, { signal }));
  if (reading.kind !== 'whole') return reading;
  const written = CheckInAnswerBody.safeParse(body).data?.check_in;
  const at = written?.checkin_at;
  if (!written || at == null) return { kind: 'unclear' };
  const inSeconds = ({ checkin_at }: CheckIn) => Math.floor(Date.parse(checkin_at) / 1000);
  const twins = reading.value.filter(
    (checkIn) => inSeconds(checkIn) === at && checkIn.status === (written.status ?? checkIn.status),
  );
  const others = await database.read((reader) => listArrived(reader, twins));
  const twin = twins.find(({ id }) => !others.includes(id));
  if (twin) return { kind: 'there', value: twin };
  const isFull = reading.value.length >= LISTED_CHECK_INS;
  return isFull && reading.value.every((checkIn) => inSeconds(checkIn) >= at)
    ? { kind: 'unclear' }
    : { kind: 'absent' };
}

/**
 * A request for help is known by what is needed, in which words, and by its age. That none is listed proves nothing, for finished ones are
 * listed no more: whoever asked so long ago knows whether they need it still.
 */
export async function findSentIssue(
  { client, signal }: SyncContext,
  entry: EntryOf<'issue-create'>,
): Promise<Found<Issue>> {
  const reading = toWhole(await listIssues(client, { signal }));
  if (reading.kind !== 'whole') return reading;
  const written = NewIssueBody.safeParse(entry.payload).data?.issue;
  const since = Math.min(entry.createdAt, entry.firstSentAt ?? entry.createdAt) - DAY_MS;
  const twin = reading.value.find(
    ({ type, description, created_at }) =>
      type === written?.type &&
      description === (written.description ?? null) &&
      Date.parse(created_at) >= since,
  );
  return twin ? { kind: 'there', value: twin } : { kind: 'unclear' };
}

/** A trip is known by its name and its stays. One of the same days that is younger than the entry may be it, changed since. */
export async function findSentTrip(
  { client, signal }: SyncContext,
  entry: EntryOf<'trip-create'>,
): Promise<Found<Trip>> {
  // With removed ones: what came to be and was removed elsewhere must not come to be again.
  const reading = toWhole(await listTrips(client, { since: 0, signal }));
  if (reading.kind !== 'whole') return reading;
  const written = TripBody.safeParse(entry.payload).data?.trip;
  if (!written) return { kind: 'absent' };
  const stays = (written.destinations ?? [])
    .map(({ country_code, entry_date, exit_date }) => `${country_code} ${entry_date} ${exit_date}`)
    .join();
  const twin = reading.value.find(
    (trip) => trip.deleted_at == null && trip.name === (written.name ?? trip.name) && staysOf(trip) === stays,
  );
  if (twin) return { kind: 'there', value: twin };
  const since = Math.min(entry.createdAt, entry.firstSentAt ?? entry.createdAt) - DAY_MS;
  const isAlike = (trip: Trip) =>
    Date.parse(trip.created_at) >= since &&
    (written.destinations ?? []).some(
      ({ entry_date, exit_date }) => (entry_date ?? '') <= trip.finish && (exit_date ?? '') >= trip.start,
    );
  return reading.value.some(isAlike) ? { kind: 'unclear' } : { kind: 'absent' };
}

function staysOf({ destinations }: Trip): string {
  return destinations
    .map(
      ({ country_code, departure_date, return_date }) => `${country_code} ${departure_date} ${return_date}`,
    )
    .join();
}

/** A list that lacks records proves nothing about what is missing. */
export function toWhole<Value>(
  reading: Reading<Value>,
): { kind: 'whole'; value: Value } | Failure | { kind: 'unclear' } {
  if (reading.kind === 'not-modified') return unreadable(304);
  if (reading.kind !== 'read') return reading;
  return reading.setAside > 0 ? { kind: 'unclear' } : { kind: 'whole', value: reading.value };
}
