import { SegmentStatus, type Segment } from '@/contract/segment';

import { estimateBegin } from './order-entries';
import { isCancelled } from './segment-places';
import { toEntries } from './timeline-entry';

/** When a booking takes place, in few numbers: a trip with hundreds of them is looked through by these. */
export interface SegmentSpan {
  /** About when it begins, in ms, for nobody to be told; -1 where it tells no time. */
  begins: number;
  /** The same of its last line. */
  last: number;
  /** From when on all of it is over, in ms; null where it never is, as what was called off. */
  until: number | null;
  /** How many lines of the timeline it has. */
  lines: number;
}

const UNTOLD = -1;

export function toSegmentSpan(segment: Segment): SegmentSpan {
  const entries = toEntries(segment);
  const ends = entries.map(({ begins, ends: over }) => over?.instant ?? begins.instant);
  const begins = entries.map(estimateBegin);
  const known = ends.filter((end) => end !== null);
  const isKnown = entries.length > 0 && known.length === ends.length;
  return {
    begins: begins.length === 0 ? UNTOLD : Math.min(...begins),
    last: begins.length === 0 ? UNTOLD : Math.max(...begins),
    until: isCancelled(segment)
      ? null
      : segment.status === SegmentStatus.Past
        ? 0
        : isKnown
          ? Math.max(...known)
          : null,
    lines: entries.length,
  };
}
