import { getProfile } from '@/api/account';
import type { Failure } from '@/api/failure';
import { getIssue } from '@/api/issues';
import { listNotes } from '@/api/notes';
import { listTripSegments } from '@/api/segments';
import { listTrips } from '@/api/trips';
import { IssueStatus, type Issue } from '@/contract/issue';
import type { Note } from '@/contract/note';
import { SegmentBody, type Segment } from '@/contract/segment';
import { SEGMENT_FIELDS, WHERE_UNTOLD, type SegmentField } from '@/contract/segment-fields';
import type { Profile, TravellerSettings } from '@/contract/traveller';
import { TripBody, type Trip } from '@/contract/trip';
import type { EntryOf, OutboxEntry } from '@/store/outbox';
import { idOf } from '@/store/outbox-kinds';
import { getProfile as getStoredProfile } from '@/store/profile';

import { toWhole, type Found } from './look-before-repeating';
import type { SyncContext } from './sync-context';

const DAY_MS = 24 * 3_600_000;

/** It is withdrawn, or at its end otherwise; unless help was needed again since. */
export async function findCancelled(
  context: SyncContext,
  entry: EntryOf<'issue-cancel'>,
): Promise<Found<Issue>> {
  const reading = await readIssue(context, entry);
  if (reading.kind !== 'whole') return reading;
  const issue = reading.value;
  return isOver(issue) ? { kind: 'there', value: issue } : judgeReopened(context, entry, issue);
}

/** Nothing leads back from a claim, or from the very end; what was closed may be open again. */
export async function findMoved(context: SyncContext, entry: EntryOf<'issue-move'>): Promise<Found<Issue>> {
  const reading = await readIssue(context, entry);
  if (reading.kind !== 'whole') return reading;
  const issue = reading.value;
  switch (entry.payload.to) {
    case 'claim': {
      const me = await context.database.read(getStoredProfile);
      return issue.current_handler && issue.current_handler.id === me?.id
        ? { kind: 'there', value: issue }
        : { kind: 'absent' };
    }
    case 'close':
      return isOver(issue) ? { kind: 'there', value: issue } : judgeReopened(context, entry, issue);
    case 'finish':
      return issue.status === IssueStatus.Finished ? { kind: 'there', value: issue } : { kind: 'absent' };
  }
}

export async function findPinned(context: SyncContext, entry: EntryOf<'note-pin'>): Promise<Found<Note>> {
  const { client, signal } = context;
  const reading = toWhole(await listNotes(client, entry.payload.issueId, { signal }));
  if (reading.kind !== 'whole') return goneWhereMissing(reading);
  const note = reading.value.find(({ id }) => id === idOf(entry));
  if (!note) return { kind: 'gone' };
  if (note.pinned === entry.payload.pinned) return { kind: 'there', value: note };
  // Of one that never changed since it was written, nobody has changed what it is to be.
  const isAsWritten = note.updated_at === note.created_at;
  return isAsWritten ? { kind: 'absent' } : judge(context, entry, note.updated_at);
}

export async function findChangedTrip(
  context: SyncContext,
  entry: EntryOf<'trip-update'>,
): Promise<Found<Trip>> {
  const reading = await readTrip(context, idOf(entry));
  if (reading.kind !== 'whole') return reading;
  const trip = reading.value;
  return isAsSaid(trip, entry.payload)
    ? { kind: 'there', value: trip }
    : judge(context, entry, trip.updated_at);
}

/** The service does not tell when a trip was muted. To have looked at it is never undone. */
export async function findTripSettings(
  context: SyncContext,
  entry: EntryOf<'trip-settings'>,
): Promise<Found<Trip>> {
  const reading = await readTrip(context, idOf(entry));
  if (reading.kind !== 'whole') return reading;
  const trip = reading.value;
  const { muted = trip.muted, read = trip.read } = entry.payload.trip;
  if (trip.muted !== muted) return { kind: 'unclear' };
  return trip.read === read ? { kind: 'there', value: trip } : { kind: 'absent' };
}

/** One that is missing may have been removed since: then its trip has changed. */
export async function findWrittenSegment(
  context: SyncContext,
  entry: EntryOf<'segment-write'>,
): Promise<Found<Segment>> {
  const { client, signal } = context;
  const { tripId, segment: written } = entry.payload;
  const reading = toWhole(await listTripSegments(client, tripId, { signal }));
  if (reading.kind !== 'whole') return goneWhereMissing(reading);
  const segment = reading.value.find(({ id }) => id === idOf(entry));
  if (segment && isAsWritten(segment, written)) return { kind: 'there', value: segment };
  if (segment) return judge(context, entry, segment.updated_at);
  const trip = await readTrip(context, tripId);
  return trip.kind === 'whole' ? judge(context, entry, trip.value.updated_at) : trip;
}

export async function findSettings(
  context: SyncContext,
  entry: EntryOf<'settings'>,
): Promise<Found<Profile>> {
  const reading = toWhole(await getProfile(context.client, { signal: context.signal }));
  if (reading.kind !== 'whole') return reading;
  const profile = reading.value;
  const isSet = Object.entries(entry.payload).every(
    ([name, value]) => profile.settings[name as keyof TravellerSettings] === value,
  );
  return isSet ? { kind: 'there', value: profile } : judge(context, entry, profile.updated_at);
}

/** By how things stand there nobody can tell. */
export async function findNothing(): Promise<{ kind: 'unclear' }> {
  return { kind: 'unclear' };
}

/** It stands otherwise there. By clocks that differ by less than a day: what was changed since must not be undone unasked. */
function judge({ now }: SyncContext, entry: OutboxEntry, changedAt: string): { kind: 'unclear' | 'absent' } {
  const sentAt = entry.firstSentAt ?? entry.createdAt;
  const mayBeNewer = sentAt > now() || Date.parse(changedAt) >= sentAt - DAY_MS;
  return { kind: mayBeNewer ? 'unclear' : 'absent' };
}

/** An older service does not tell that a request was opened again, but that something was done to it. */
function judgeReopened(
  context: SyncContext,
  entry: OutboxEntry,
  issue: Issue,
): { kind: 'unclear' | 'absent' } {
  const { reopened_at = issue.updated_at } = issue;
  return reopened_at === null ? { kind: 'absent' } : judge(context, entry, reopened_at);
}

const isOver = ({ status }: Issue) => status >= IssueStatus.Closed;

type Whole<Value> = { kind: 'whole'; value: Value };
type NotWhole = Failure | { kind: 'unclear' };

export function goneWhereMissing(failure: NotWhole): NotWhole | { kind: 'gone' } {
  const isGone = failure.kind === 'rejected' && failure.status === 404;
  return isGone ? { kind: 'gone' } : failure;
}

async function readIssue(
  { client, signal }: SyncContext,
  entry: OutboxEntry,
): Promise<Whole<Issue> | NotWhole | { kind: 'gone' }> {
  const reading = toWhole(await getIssue(client, idOf(entry), { signal }));
  return reading.kind === 'whole' ? reading : goneWhereMissing(reading);
}

async function readTrip(
  { client, signal }: SyncContext,
  id: string,
): Promise<Whole<Trip> | NotWhole | { kind: 'absent' }> {
  const reading = toWhole(await listTrips(client, { signal }));
  if (reading.kind !== 'whole') return reading;
  const value = reading.value.find((trip) => trip.id === id && trip.deleted_at == null);
  return value ? { kind: 'whole', value } : { kind: 'absent' };
}

/** In all that was said of it; the places of a stay may come back in more words. */
function isAsSaid(trip: Trip, payload: unknown): boolean {
  const written = TripBody.safeParse(payload).data?.trip;
  if (!written) return false;
  const { name, trip_type, activities, destinations } = written;
  const staysThere = trip.destinations.map((stay) => [
    stay.country_code,
    stay.departure_date,
    stay.return_date,
    stay.destination_locations.map(({ friendly_name }) => friendly_name),
  ]);
  const staysSaid = destinations?.map((stay) => [
    stay.country_code,
    stay.entry_date,
    stay.exit_date,
    stay.destination_locations.map(({ friendly_name }) => friendly_name),
  ]);
  return (
    (name ?? trip.name) === trip.name &&
    (trip_type ?? trip.trip_type) === trip.trip_type &&
    isSame([...(activities ?? trip.activities)].sort(), [...trip.activities].sort()) &&
    isSame(staysSaid ?? staysThere, staysThere)
  );
}

/** Zones and instants follow from the rest where nobody writes them. */
const FOLLOWS: readonly SegmentField[] = ['zone', 'instant'];

function isAsWritten(segment: Segment, input: unknown): boolean {
  const written = SegmentBody.safeParse({ segment: input }).data?.segment;
  if (written?.kind !== segment.kind) return false;
  return Object.entries<SegmentField>(SEGMENT_FIELDS[segment.kind]).every(([name, field]) => {
    const said: unknown = Reflect.get(written, name) ?? null;
    const there: unknown = Reflect.get(segment, name) ?? null;
    if (said === null) return FOLLOWS.includes(field) || isSame(there, WHERE_UNTOLD[field] ?? null);
    return isSame(said, there);
  });
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
