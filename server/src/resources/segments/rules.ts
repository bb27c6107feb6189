import type { WrittenSegment } from '@/contract/segment';
import type { SegmentKind } from '@/contract/segment-fields';
import { completeTimes, type SegmentFields, type SegmentProblem } from '@/contract/segment-times';

import type { Queryable } from '../../database/database';
import { invalid, notFound } from '../../http/failure';
import { countSegments, saveSegments, withoutUntold, type SegmentRow } from './queries';
import { findZones } from './zone-at';

/** More than anybody travels, and as much as a phone keeps without noticing. */
export const MOST_SEGMENTS = 1000;

const PROBLEM_WORDS: Record<SegmentProblem['code'], string> = {
  contradicts: 'is not when clocks there show the local time; leave one of the two out',
  'ends-before-it-begins': 'must not be before it begins',
};

/** Of one kind, each with its times made from each other. `place`: what its fields are called by in a refusal. */
export async function completeSegments(
  transaction: Queryable,
  kind: SegmentKind,
  segments: readonly { written: SegmentFields; place: string }[],
) {
  const zoneAt = await findZones(
    transaction,
    kind,
    segments.map(({ written }) => written),
  );
  const completed = segments.map(({ written, place }) => ({
    place,
    ...completeTimes(kind, written, zoneAt),
  }));
  const problems = completed.flatMap((segment) =>
    segment.problems.map(({ field, code }) => ({
      field: `${segment.place}.${field}`,
      message: PROBLEM_WORDS[code],
    })),
  );
  if (problems.length > 0) throw invalid(problems);
  return completed.map(({ segment, beginsAt, endsAt }) => ({
    kind,
    fields: withoutUntold(kind, segment),
    beginsAt,
    endsAt,
  }));
}

/** Writes a segment under the id that its traveller made, so that writing it again changes nothing. */
export async function putSegment(
  transaction: Queryable,
  { id, tripId }: { id: string; tripId: string },
  { kind, ...written }: WrittenSegment,
  now: Date,
): Promise<SegmentRow> {
  const completed = await completeSegments(transaction, kind, [{ written, place: 'segment' }]);
  const [saved] = await saveSegments(
    transaction,
    tripId,
    completed.map((segment) => ({ id, ...segment })),
    now,
  );
  if (!saved) throw notFound('segment');
  await refuseTooMany(transaction, tripId, 'segment');
  return saved;
}

export async function refuseTooMany(transaction: Queryable, tripId: string, field: string): Promise<void> {
  if ((await countSegments(transaction, tripId)) > MOST_SEGMENTS)
    throw invalid([{ field, message: `a trip has at most ${MOST_SEGMENTS} segments` }]);
}
