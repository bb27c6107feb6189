import type { Segment } from '@/contract/segment';

import { toEntryState } from './entry-state';
import { findGaps, type FoundGap } from './find-gaps';
import { orderEntries } from './order-entries';
import { toEntries, type TimelineEntry } from './timeline-entry';

export type TimelineLine =
  /** The first entry of a day; over the date line a day comes twice. */
  | { kind: 'day'; key: string; first: TimelineEntry }
  | { kind: 'entry'; key: string; entry: TimelineEntry }
  | ({ kind: 'gap'; key: string } & FoundGap);

/** All that is booked for a trip, day by day of the calendars on its way. What tells no time comes first, for nobody to miss it. */
export function toTimeline(segments: readonly Segment[]): { lines: TimelineLine[]; untimed: Segment[] } {
  const entries = segments.flatMap(toEntries);
  const timed = new Set(entries.map(({ segment }) => segment.id));
  const lines: TimelineLine[] = [];
  let day = '';
  const ordered = orderEntries(entries);
  const gaps = findGaps(ordered);
  for (const entry of ordered) {
    const gap = gaps.get(entry.key);
    if (gap) lines.push({ kind: 'gap', key: `gap/${entry.key}`, ...gap });
    if (entry.begins.day !== day) {
      ({ day } = entry.begins);
      lines.push({ kind: 'day', key: `day/${entry.key}`, first: entry });
    }
    lines.push({ kind: 'entry', key: entry.key, entry });
  }
  return { lines, untimed: segments.filter(({ id }) => !timed.has(id)) };
}

/** What lies before the day of the first entry that is not over; nothing where all of it is: then it is what there is to see. */
export function splitPast(
  lines: readonly TimelineLine[],
  now: number,
): { past: TimelineLine[]; rest: TimelineLine[] } {
  const first = lines.findIndex(
    (line) => line.kind === 'entry' && toEntryState(line.entry, now).kind !== 'done',
  );
  const day = lines.slice(0, first + 1).findLastIndex(({ kind }) => kind === 'day');
  // What lies between two days belongs to the second.
  const cut = lines[day - 1]?.kind === 'gap' ? day - 1 : day;
  return { past: lines.slice(0, Math.max(cut, 0)), rest: lines.slice(Math.max(cut, 0)) };
}

/** Up to where all of it was read: what comes after the beginning of that booking would lack what lies between. */
export function upToSegment(lines: readonly TimelineLine[], lastId: string | null): readonly TimelineLine[] {
  if (lastId === null) return lines;
  const last = lines.findIndex((line) => line.kind === 'entry' && line.entry.segment.id === lastId);
  return lines.slice(0, last + 1);
}

/** Nights in the room; null where one of both days is not told. */
export function nightsOf({ begins, ends }: Pick<TimelineEntry, 'begins' | 'ends'>): number | null {
  if (!ends) return null;
  const nights = Math.round((Date.parse(ends.day) - Date.parse(begins.day)) / 86_400_000);
  return nights > 0 ? nights : null;
}

/** Where the traveller lives, by the clocks of the first place of the way that lies in that country; null where none does. */
export function findHomeZone(segments: readonly Segment[], homeCountry: string | null): string | null {
  if (homeCountry === null) return null;
  for (const { begins, place } of orderEntries(segments.flatMap(toEntries)))
    if (place.country === homeCountry && begins.at && 'zone' in begins.at) return begins.at.zone;
  return null;
}
