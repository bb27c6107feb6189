import { useMemo } from 'react';

import type { Segment } from '@/contract/segment';
import { type Freshness, toFreshness } from '@/domain/freshness';
import { isOwnSegment } from '@/domain/own-segment';
import { toSegmentSending, type SegmentSending } from '@/domain/segment-sending';
import { findRisk } from '@/domain/timeline/find-ahead';
import type { ConnectionAtRisk } from '@/domain/timeline/find-gaps';
import type { TimelineEntry } from '@/domain/timeline/timeline-entry';
import { findHomeZone, toTimeline } from '@/domain/timeline/to-timeline';
import { segmentQueries } from '@/runtime/queries/segment-queries';
import { travellerQueries } from '@/runtime/queries/traveller-queries';
import { useReads } from '@/runtime/runtime-provider';
import { useDownloadState } from '@/runtime/use-download-state';
import { useRead, useSideRead } from '@/runtime/use-read';
import { useCurrentMinute } from '@/runtime/use-today';
import type { UnsentEntry } from '@/store/unsent';

export interface SegmentDetails {
  segment: Segment;
  tripId: string;
  /** Whether the traveller wrote it, and may change it. */
  isOwn: boolean;
  sending: SegmentSending<UnsentEntry>;
  /** When it happens: a room and a car are taken and given back. None where nobody told a time. */
  entries: TimelineEntry[];
  /** The change before it or after it, where that may come to nothing. */
  risk: ConnectionAtRisk | null;
  /** IANA zone of where the traveller lives, as far as the trip tells it. */
  home: string | undefined;
  freshness: Freshness;
}

type SegmentView = { kind: 'opening' } | { kind: 'not-found' } | ({ kind: 'ready' } & SegmentDetails);

/** One booking, from the device alone, and what the rest of its trip says of it. */
export function useSegmentScreen(id: string): SegmentView {
  const { downloadNames } = useReads();
  const now = useCurrentMinute();
  const tripId = useRead(segmentQueries.tripOf(id));
  const segments = useRead(tripId ? segmentQueries.ofTrip(tripId) : null);
  const unsent = useRead(travellerQueries.unsent());
  const profile = useSideRead(travellerQueries.profile());
  const download = useDownloadState([downloadNames.tripSegments(tripId ?? '')]);
  const timeline = useMemo(() => segments && toTimeline(segments), [segments]);
  const segment = segments?.find((one) => one.id === id);
  if (tripId === null || (segments && !segment)) return { kind: 'not-found' };
  if (!tripId || !segments || !segment || !timeline || !unsent || !download) return { kind: 'opening' };
  const entries = timeline.lines.flatMap((line) =>
    line.kind === 'entry' && line.entry.segment.id === id ? [line.entry] : [],
  );
  const [first] = entries;
  return {
    kind: 'ready',
    segment,
    tripId,
    isOwn: isOwnSegment(segment),
    sending: toSegmentSending(unsent, id),
    entries,
    risk: first ? findRisk(timeline.lines, first) : null,
    home: findHomeZone(segments, profile?.home_country ?? null) ?? undefined,
    freshness: toFreshness(download, false, now),
  };
}
