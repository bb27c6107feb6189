import { useMemo, useState } from 'react';

import { splitPast, type TimelineLine, toTimeline } from '@/domain/timeline/to-timeline';
import { useWords } from '@/i18n/locale-provider';
import { segmentWords } from '@/i18n/messages/segment';
import { useReads } from '@/runtime/runtime-provider';
import { useCurrentMinute } from '@/runtime/use-today';

import { usePartFreshness } from './use-part-freshness';
import type { TripLine } from './trip-line';
import type { TripDetails } from './use-trip-screen';

/** All that is booked, day by day; what tells no time comes first, for nobody to miss it, and what is over where it is asked for. */
export function useTimelineLines(details: TripDetails, onRetry: () => void): TripLine[] {
  const { trip, segments, unsentSegments } = details;
  const words = useWords(segmentWords);
  const { downloadNames } = useReads();
  const freshness = usePartFreshness([downloadNames.tripSegments(trip.id)], false);
  const { lines, untimed } = useMemo(() => toTimeline(segments), [segments]);
  const [showsPast, setShowsPast] = useState(false);
  const { past, rest } = splitPast(lines, useCurrentMinute());
  const countOver = past.filter(({ kind }) => kind === 'entry').length;
  const entries = lines.flatMap((line) => (line.kind === 'entry' ? [line.entry] : []));
  const withSending = (line: TimelineLine): TripLine =>
    line.kind === 'entry' ? { ...line, sending: unsentSegments.get(line.entry.segment.id) } : line;
  return [
    { kind: 'state', key: 'state/segments', state: { freshness, isEmpty: false, nothing: '', onRetry } },
    ...(untimed.length > 0
      ? [{ kind: 'heading' as const, key: 'heading/untimed', title: words.untimed, count: untimed.length }]
      : []),
    ...untimed.map((segment): TripLine => ({
      kind: 'untimed',
      key: `untimed/${segment.id}`,
      segment,
      sending: unsentSegments.get(segment.id),
    })),
    ...(countOver > 0 && !showsPast
      ? [{ kind: 'past' as const, key: 'past', count: countOver, onShow: () => setShowsPast(true) }]
      : past.map(withSending)),
    ...rest.map(withSending),
    { kind: 'add-booking', key: 'add-booking', tripId: trip.id },
    ...(entries.length > 0 ? [{ kind: 'calendar' as const, key: 'calendar', name: trip.name, entries }] : []),
    { kind: 'print', key: 'print', details },
  ];
}
