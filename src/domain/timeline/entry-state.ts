import { SegmentStatus } from '@/contract/segment';

import { arrivalOf, departureOf, isCancelled, isRide, type WayEnd } from './segment-places';
import type { TimelineEntry } from './timeline-entry';

const MINUTE = 60_000;

/** How it stands with an entry now. */
export type EntryState =
  | { kind: 'ahead' | 'now' | 'done' | 'cancelled' }
  /** In ms; negative where it is earlier than planned; null where nobody told by how much. */
  | { kind: 'delayed'; by: number | null }
  | { kind: 'diverted'; to: string };

export function toEntryState({ segment, begins, ends, role }: TimelineEntry, now: number): EntryState {
  if (isCancelled(segment)) return { kind: 'cancelled' };
  const end = ends?.instant ?? begins.instant;
  if (segment.status === SegmentStatus.Past || (end !== null && end <= now)) return { kind: 'done' };
  if (segment.kind === 'air' && segment.diverted_to !== null)
    return { kind: 'diverted', to: segment.diverted_to };
  const delay = isRide(segment) ? delayOf(departureOf(segment), arrivalOf(segment)) : 0;
  if (delay !== 0) return { kind: 'delayed', by: delay };
  if (segment.status === SegmentStatus.Delayed) return { kind: 'delayed', by: null };
  const hasBegun = begins.instant !== null && begins.instant <= now;
  return { kind: hasBegun && role !== 'end' ? 'now' : 'ahead' };
}

/** Of the departure; where that is as planned, of the arrival. */
function delayOf(departure: WayEnd, arrival: WayEnd): number {
  return lateBy(departure) || lateBy(arrival);
}

function lateBy({ planned, expected }: WayEnd): number {
  if (planned?.instant == null || expected?.instant == null) return 0;
  return Math.trunc((expected.instant - planned.instant) / MINUTE) * MINUTE;
}
