import { randomUUID } from 'node:crypto';

import type { ItineraryMailAction } from '@/contract/itinerary-mail';
import { SegmentStatus } from '@/contract/segment';
import type { SegmentFields } from '@/contract/segment-times';

import type { Queryable } from '../../database/database';
import { Failure } from '../../http/failure';
import type { Booking, Unread } from '../../itinerary/booking';
import { plain } from '../../itinerary/booking-key';
import { isOlder, type Said } from '../../itinerary/said';
import type { CompletedSegment } from '../segments/queries';
import { completeSegments } from '../segments/rules';
import type { TripOwner } from '../trips/queries';
import { holdFellowsOf, holdTripsOf } from '../trips/trip-travellers';
import { completePlaces } from './complete-places';
import { findTripFor } from './find-trip';
import { growTrip } from './grow-trip';
import { findSame, listKnownSegments, underBooking, type KnownSegment } from './known-segments';

/** A segment as it is to be written, and what that makes of it. */
export interface MergedSegment extends CompletedSegment {
  tripId: string;
  action: ItineraryMailAction;
  calendarId: string | null;
  said: Said;
}

export interface Merged {
  segments: MergedSegment[];
  unread: Unread[];
  /** Trips that were made for them. */
  newTrips: string[];
}

type NewSegment = Omit<MergedSegment, 'tripId'>;

/** Marked as having come by mail. */
const SOURCE = { source: 'email' };

/** What the bookings of a mail make of a traveller's segments. Writes none of them, but makes the trips that they need, or makes them longer. */
export async function mergeBookings(
  transaction: Queryable,
  owner: TripOwner,
  bookings: readonly Booking[],
  now: Date,
): Promise<Merged> {
  await holdTripsOf(transaction, owner.id);
  await holdFellowsOf(transaction, owner.id);
  const known = await listKnownSegments(transaction, owner.id, now);
  const merged: Merged = { segments: [], unread: [], newTrips: [] };
  const fresh: NewSegment[] = [];
  for (const told of await completePlaces(transaction, bookings)) {
    const booking = { ...told, said: believable(told.said, now) };
    const same = findSame(booking, known, bookings);
    const newer = same.filter(({ said }) => isOlder(booking.said, said));
    if (newer.length > 0) leave(booking, newer, merged);
    else if (booking.isCancelled) cancel(booking, same, merged);
    else {
      const [there] = same;
      const segment = await complete(transaction, booking, there, merged.unread);
      if (segment && there) merged.segments.push({ ...segment, tripId: there.trip_id });
      else if (segment) fresh.push(segment);
    }
  }
  await growTrips(transaction, owner, merged.segments, now);
  await placeNew(transaction, { owner, known, fresh, merged }, now);
  return merged;
}

/** Before the next booking looks for its trip. */
async function growTrips(
  transaction: Queryable,
  owner: TripOwner,
  segments: readonly MergedSegment[],
  now: Date,
): Promise<void> {
  const changed = segments.filter(({ action }) => action === 'added' || action === 'updated');
  for (const tripId of new Set(changed.map((segment) => segment.tripId)))
    await growTrip(
      transaction,
      owner,
      tripId,
      segments.filter((segment) => segment.tripId === tripId),
      now,
    );
}

/** A clock that is far ahead would shut out every mail that comes after. */
const AHEAD_MS = 86_400_000;
const believable = ({ sequence, at }: Said, now: Date): Said => ({
  sequence,
  at: at !== null && Date.parse(at) > now.getTime() + AHEAD_MS ? null : at,
});

const asItIs = ({ id, trip_id, kind, fields, begins_at, ends_at }: KnownSegment, booking: Booking) => ({
  id,
  kind,
  tripId: trip_id,
  fields,
  beginsAt: begins_at,
  endsAt: ends_at,
  calendarId: booking.calendarId,
  said: booking.said,
});

/** Something newer was said of these: a mail that was long on its way changes nothing. */
function leave(booking: Booking, newer: readonly KnownSegment[], { segments }: Merged): void {
  segments.push(...newer.map((segment) => ({ ...asItIs(segment, booking), action: 'unchanged' as const })));
}

function cancel(booking: Booking, same: readonly KnownSegment[], { segments, unread }: Merged): void {
  if (same.length === 0) unread.push({ what: booking.kind, reason: 'nothing_to_cancel', fields: [] });
  for (const segment of same)
    segments.push({
      ...asItIs(segment, booking),
      fields: { ...segment.fields, status: SegmentStatus.Deleted },
      action: segment.fields.status === SegmentStatus.Deleted ? 'unchanged' : 'cancelled',
    });
}

/** Null where its times can't be so. */
async function complete(
  transaction: Queryable,
  { kind, fields, calendarId, said }: Booking,
  there: KnownSegment | undefined,
  unread: Unread[],
): Promise<NewSegment | null> {
  const written = there ? underBooking(there, fields) : { ...SOURCE, ...fields };
  const segment = await completeOne(transaction, kind, written, unread);
  if (!segment) return null;
  const isSame = there !== undefined && inOrder(segment.fields) === inOrder(there.fields);
  const action = !there ? 'added' : isSame ? 'unchanged' : 'updated';
  return { ...segment, id: there?.id ?? randomUUID(), calendarId, said, action };
}

const inOrder = (fields: SegmentFields) =>
  JSON.stringify(Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1)));

async function completeOne(
  transaction: Queryable,
  kind: Booking['kind'],
  written: SegmentFields,
  unread: Unread[],
) {
  try {
    const [segment] = await completeSegments(transaction, kind, [{ written, place: kind }]);
    return segment ?? null;
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'invalid') throw error;
    const fields = (error.details.fields ?? []).map(({ field }) => field.replace(`${kind}.`, ''));
    unread.push({ what: kind, reason: 'contradictory', fields });
    return null;
  }
}

interface Placing {
  owner: TripOwner;
  known: readonly KnownSegment[];
  fresh: readonly NewSegment[];
  merged: Merged;
}

/** What has one number belongs together, and beside what is there of it; the rest of a mail belongs together too. */
async function placeNew(transaction: Queryable, placing: Placing, now: Date): Promise<void> {
  const { owner, known, fresh, merged } = placing;
  const numberOf = ({ fields }: NewSegment | KnownSegment) => plain(fields.confirmation_no);
  for (const number of new Set(fresh.map(numberOf))) {
    const group = fresh.filter((segment) => numberOf(segment) === number);
    const beside = known.find((segment) => number !== '' && numberOf(segment) === number);
    const found = beside
      ? { tripId: beside.trip_id, isNew: false }
      : await findTripFor(transaction, owner, group, now);
    if ('reason' in found) {
      merged.unread.push(...group.map(({ kind }) => ({ what: kind, reason: found.reason, fields: [] })));
      continue;
    }
    if (found.isNew) merged.newTrips.push(found.tripId);
    merged.segments.push(...group.map((segment) => ({ ...segment, tripId: found.tripId })));
    const ofTrip = merged.segments.filter(({ tripId }) => tripId === found.tripId);
    await growTrips(transaction, owner, ofTrip, now);
  }
}
