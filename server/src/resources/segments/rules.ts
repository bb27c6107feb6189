import type { WrittenSegment } from '@/contract/segment';
import { completeTimes, type SegmentProblem } from '@/contract/segment-times';

import type { Queryable } from '../../database/database';
import { invalid, notFound } from '../../http/failure';
import { countSegments, saveSegment, type SegmentRow } from './queries';
import { findZones } from './zone-at';

/** More than anybody travels, and as much as a phone keeps without noticing. */
const MOST_SEGMENTS = 1000;

const PROBLEM_WORDS: Record<SegmentProblem['code'], string> = {
  contradicts: 'is not when clocks there show the local time; leave one of the two out',
  'ends-before-it-begins': 'must not be before it begins',
};

/** Writes a segment under the id that its traveller made, so that writing it again changes nothing. */
export async function putSegment(
  transaction: Queryable,
  { id, tripId }: { id: string; tripId: string },
  { kind, ...written }: WrittenSegment,
  now: Date,
): Promise<SegmentRow> {
  const zoneAt = await findZones(transaction, kind, written);
  const { segment: fields, beginsAt, endsAt, problems } = completeTimes(kind, written, zoneAt);
  if (problems.length > 0)
    throw invalid(
      problems.map(({ field, code }) => ({ field: `segment.${field}`, message: PROBLEM_WORDS[code] })),
    );
  const saved = await saveSegment(transaction, { id, tripId, kind, fields, beginsAt, endsAt }, now);
  if (!saved) throw notFound('segment');
  if ((await countSegments(transaction, tripId)) > MOST_SEGMENTS)
    throw invalid([{ field: 'segment', message: `a trip has at most ${MOST_SEGMENTS} segments` }]);
  return saved;
}
