import type { Segment } from '@/contract/segment';

import { segments as SEGMENTS } from './aggregates/segments';
import { downloadNames, namePattern } from './download-kinds';
import { toRecord } from './rows';
import { savingInto } from './saving-lists';
import type { Reader } from './store-database';

export const saveSegments = savingInto(SEGMENTS);

/** All that is booked for a trip, in no order: what comes first depends on the clocks of each place. */
export async function listTripSegments(reader: Reader, tripId: string): Promise<Segment[]> {
  const rows = await reader.all<{ record: string }>(
    `select segments.record from members join segments on segments.id = members.item_id where members.download = ?`,
    [downloadNames.tripSegments(tripId)],
  );
  return rows.map((row) => toRecord<Segment>(row));
}

/** The id of the trip that a segment belongs to; null where it is not on this device. */
export async function getTripOfSegment(reader: Reader, segmentId: string): Promise<string | null> {
  const row = await reader.first<{ download: string }>(
    'select download from members where item_id = ? and download glob ?',
    [segmentId, namePattern('tripSegments')],
  );
  return row?.download.split('/')[1] ?? null;
}
