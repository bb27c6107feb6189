import { SegmentBody, type SegmentInput } from '@/contract/segment';

import {
  addEntry,
  findUnsentEntry,
  hasEntries,
  listEntriesOf,
  removeUnsentEntries,
  replacePayload,
} from './outbox';
import { toRemoval } from './removals';
import { getToldTripOf, getTripOfSegment, segmentSubject } from './segments';
import type { Transaction } from './store-database';
import { getTrip } from './trips';
import type { WriteContext } from './write-context';

interface WrittenBooking {
  tripId: string;
  /** Null for one that is to be made. */
  segmentId: string | null;
  segment: SegmentInput;
}

/**
 * Writes a booking of the traveller's own, whole each time. Gives its id, which this device made for good. One that was not sent yet changes
 * what will be sent; a removal that was not is taken back.
 */
export async function writeSegment(
  transaction: Transaction,
  { tripId, segmentId, segment }: WrittenBooking,
  context: WriteContext,
): Promise<string> {
  const stored = await getTrip(transaction, tripId);
  if (!stored) throw new Error('there is no such trip on this device');
  // What could not be shown must not be kept either.
  SegmentBody.parse({ segment });
  const id = segmentId ?? context.newId();
  const subject = segmentSubject(id);
  const payload = { tripId: stored.trip.id, segment };
  await removeUnsentEntries(transaction, subject, ['segment-delete']);
  const open = await findUnsentEntry(transaction, subject, 'segment-write');
  if (open) await replacePayload(transaction, open, payload);
  else
    await addEntry(
      transaction,
      { id: context.newId(), kind: 'segment-write', subject, payload },
      context.now(),
    );
  return id;
}

/** A booking that the service never heard of just goes; of any other it is told. */
export async function removeSegment(
  transaction: Transaction,
  segmentId: string,
  context: WriteContext,
): Promise<void> {
  const tripId = await getTripOfSegment(transaction, segmentId);
  const subject = segmentSubject(segmentId);
  const waiting = await listEntriesOf(transaction, subject);
  if (tripId === null || waiting.at(-1)?.kind === 'segment-delete') return;
  const dropped = await removeUnsentEntries(transaction, subject, ['segment-write']);
  // What is left of it is on its way, and may have arrived.
  const isHeardOf =
    (await getToldTripOf(transaction, segmentId)) !== null || (await hasEntries(transaction, subject));
  if (!isHeardOf) return;
  await addEntry(
    transaction,
    {
      id: context.newId(),
      kind: 'segment-delete',
      subject,
      payload: { tripId, ...toRemoval(dropped) },
    },
    context.now(),
  );
}
