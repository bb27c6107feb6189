import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';

import type { WrittenSegmentLists } from '@/contract/segment';
import { SEGMENT_KINDS, type SegmentKind } from '@/contract/segment-fields';
import type { SegmentFields } from '@/contract/segment-times';

import type { Queryable } from '../../database/database';
import {
  listSegmentRows,
  removeOtherSegments,
  saveSegments,
  withoutUntold,
  type CompletedSegment,
  type SegmentRow,
} from '../segments/queries';
import { completeSegments, refuseTooMany } from '../segments/rules';

/** Each list that was sent takes the place of the segments of its kind; those of other kinds stay. */
export async function replaceSegments(
  transaction: Queryable,
  tripId: string,
  written: WrittenSegmentLists,
  now: Date,
): Promise<void> {
  const kinds = SEGMENT_KINDS.filter((kind) => written[`${kind}_segments`] != null);
  if (kinds.length === 0) return;
  const stored = await listSegmentRows(transaction, tripId);
  const segments: CompletedSegment[] = [];
  for (const kind of kinds)
    segments.push(...(await completeList(transaction, kind, written[`${kind}_segments`] ?? [], stored)));
  await removeOtherSegments(
    transaction,
    tripId,
    kinds,
    segments.map(({ id }) => id),
  );
  await saveSegments(transaction, tripId, segments, now);
  await refuseTooMany(transaction, tripId, 'trip');
}

async function completeList(
  transaction: Queryable,
  kind: SegmentKind,
  written: readonly ({ id?: string | null } & SegmentFields)[],
  stored: readonly SegmentRow[],
): Promise<CompletedSegment[]> {
  const completed = await completeSegments(
    transaction,
    kind,
    written.map(({ id: _id, ...fields }, index) => ({
      written: fields,
      place: `trip.${kind}_segments.${index}`,
    })),
  );
  const left = new Map(stored.filter((row) => row.kind === kind).map((row) => [row.id, row]));
  const take = (row: SegmentRow | undefined) => {
    if (row) left.delete(row.id);
    return row?.id;
  };
  const named = written.map(({ id }) => take(left.get(id?.toLowerCase() ?? '')));
  // One that is sent again without its id, just as it was, is the same one.
  const isAlike = (fields: SegmentFields) => (row: SegmentRow) =>
    isDeepStrictEqual(withoutUntold(row.kind, row.fields), fields);
  return completed.map((segment, index) => ({
    ...segment,
    id: named[index] ?? take([...left.values()].find(isAlike(segment.fields))) ?? randomUUID(),
  }));
}
