import { Segment, SegmentBody } from '@/contract/segment';
import { withEveryField } from '@/contract/segment-fields';
import { completeTimes } from '@/contract/segment-times';

import type { EntryOf } from './outbox';
import { idOf } from './outbox-kinds';

/** A booking as it is shown until the service tells it: where nobody told the zone of its place, by the clocks there alone. */
export function toLocalSegment(entry: EntryOf<'segment-write'>, before: Segment | undefined): Segment {
  const { kind, ...written } = SegmentBody.parse({ segment: entry.payload.segment }).segment;
  const { segment } = completeTimes(kind, written, () => null);
  const at = new Date(entry.createdAt).toISOString();
  return Segment.parse({
    ...withEveryField(kind, segment),
    kind,
    id: idOf(entry),
    created_at: before?.created_at ?? at,
    updated_at: at,
  });
}
