import { useMemo, useState } from 'react';

import { splitPast, type TimelineLine, toTimeline, upToSegment } from '@/domain/timeline/to-timeline';
import { useWords } from '@/i18n/locale-provider';
import { segmentWords } from '@/i18n/messages/segment';
import { useReads } from '@/runtime/runtime-provider';
import { useCurrentMinute } from '@/runtime/use-today';

import { usePartFreshness } from './use-part-freshness';
import type { TripLine } from './trip-line';
import type { TripDetails } from './use-trip-screen';

/** All that is booked, day by day; what tells no time comes first, for nobody to miss it, and what is over where it is asked for. */
export function useTimelineLines(details: TripDetails, onRetry: () => void): TripLine[] {
  const { trip, booked, unsentSegments } = details;
  const words = useWords(segmentWords);
  const { downloadNames } = useReads();
  const freshness = usePartFreshness([downloadNames.tripSegments(trip.id)], false);
  const { lines, untimed } = useMemo(() => {
    const timeline = toTimeline(booked.segments);
    return { ...timeline, lines: upToSegment(timeline.lines, booked.lastId) };
  }, [booked]);
  const [showsPast, setShowsPast] = useState(false);
  const { past, rest } = splitPast(lines, useCurrentMinute());
  const countOver = booked.before + past.filter(({ kind }) => kind === 'entry').length;
  const showPast = () => {
    setShowsPast(true);
    details.onAllBooked();
  };
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
      ? [{ kind: 'past' as const, key: 'past', count: countOver, onShow: showPast }]
      : past.map(withSending)),
    ...rest.map(withSending),
    { kind: 'add-booking', key: 'add-booking', tripId: trip.id },
    ...(lines.length > 0 ? [{ kind: 'calendar' as const, key: 'calendar', trip }] : []),
    { kind: 'print', key: 'print', details },
  ];
}
