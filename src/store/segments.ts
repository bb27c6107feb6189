import type { Segment } from '@/contract/segment';
import { toSegmentSpan } from '@/domain/timeline/segment-span';

import { segments as SEGMENTS } from './aggregates/segments';
import { downloadNames, namePattern } from './download-kinds';
import { currentId } from './ids-made-here';
import { toLocalSegment } from './local-segment';
import { listEntriesOf, toEntry, type EntryOf, type OutboxRow } from './outbox';
import { idOf, type SubjectOf } from './outbox-kinds';
import { toRecord } from './rows';
import { savingInto } from './saving-lists';
import type { Reader, Transaction } from './store-database';

export const saveSegments = savingInto(SEGMENTS, toSegmentSpan);

type WaitingSegment = EntryOf<'segment-write'> | EntryOf<'segment-delete'>;

/** SQL: found by the index, however much else waits. */
const OF_TRIP = `kind in ('segment-write', 'segment-delete') and payload ->> '$.tripId' = ?`;

export function segmentSubject(id: string): SubjectOf<'segment-write'> {
  return `segment/${id}`;
}

/**
 * All that is booked for a trip, in no order: what comes first depends on the clocks of each place. What the traveller wrote or removed
 * and is not yet sent stands in the outbox alone, on top of what the service says.
 */
export async function listTripSegments(reader: Reader, tripId: string): Promise<Segment[]> {
  const id = await currentId(reader, tripId);
  const rows = await reader.all<{ record: string }>(
    `select segments.record from members join segments on segments.id = members.item_id where members.download = ?`,
    [downloadNames.tripSegments(id)],
  );
  return withWaiting(rows, await listWaitingSegments(reader, id));
}

/** As they are shown. */
export function withWaiting(
  rows: readonly { record: string }[],
  waiting: readonly WaitingSegment[],
): Segment[] {
  const shown = new Map(rows.map((row) => toRecord<Segment>(row)).map((segment) => [segment.id, segment]));
  for (const entry of waiting) {
    if (entry.kind === 'segment-delete') shown.delete(idOf(entry));
    else shown.set(idOf(entry), toLocalSegment(entry, shown.get(idOf(entry))));
  }
  return [...shown.values()];
}

/** In the order in which it was done. */
export async function listWaitingSegments(reader: Reader, tripId: string): Promise<WaitingSegment[]> {
  const rows = await reader.all<OutboxRow>(`select * from outbox where ${OF_TRIP} order by position`, [
    tripId,
  ]);
  return rows.map(toEntry) as WaitingSegment[];
}

/** The id of the trip that a segment belongs to; null where it is not on this device. */
export async function getTripOfSegment(reader: Reader, segmentId: string): Promise<string | null> {
  const waiting = (await listEntriesOf(reader, segmentSubject(segmentId))) as WaitingSegment[];
  return waiting.at(-1)?.payload.tripId ?? getToldTripOf(reader, segmentId);
}

/** The trip of which the service has told the segment; null where it has not. */
export async function getToldTripOf(reader: Reader, segmentId: string): Promise<string | null> {
  const row = await reader.first<{ download: string }>(
    'select download from members where item_id = ? and download glob ?',
    [segmentId, namePattern('tripSegments')],
  );
  return row?.download.split('/')[1] ?? null;
}

/** The service has taken it. Where the trip was removed meanwhile nothing of it comes back. */
export async function keepSegment(transaction: Transaction, tripId: string, segment: Segment): Promise<void> {
  const trip = await transaction.first('select 1 as found from trips where id = ?', [tripId]);
  if (trip) await saveSegments(transaction, downloadNames.tripSegments(tripId), [segment], 'part');
}

/** The service has removed it. */
export async function forgetSegment(
  transaction: Transaction,
  tripId: string,
  segmentId: string,
): Promise<void> {
  await transaction.run('delete from members where download = ? and item_id = ?', [
    downloadNames.tripSegments(tripId),
    segmentId,
  ]);
}

/** The traveller has removed the trip: what was to become of its bookings does not matter any more. */
export async function giveUpWaitingSegments(transaction: Transaction, tripId: string): Promise<void> {
  await transaction.run(`delete from outbox where ${OF_TRIP}`, [tripId]);
}
