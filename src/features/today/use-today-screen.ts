import { useMemo } from 'react';

import type { CheckInRequest } from '@/contract/check-in';
import type { Trip } from '@/contract/trip';
import { type Freshness, toFreshness } from '@/domain/freshness';
import { type Changes, countChanges, toDay } from '@/domain/last-visit';
import { findNext, type NextOnTrip } from '@/domain/next-on-trip';
import { findCalledOff, findNextEntry, findRisk, findRiskAhead } from '@/domain/timeline/find-ahead';
import type { ConnectionAtRisk } from '@/domain/timeline/find-gaps';
import type { TimelineEntry } from '@/domain/timeline/timeline-entry';
import { type TimelineLine, toTimeline } from '@/domain/timeline/to-timeline';
import { downloadQueries } from '@/runtime/queries/download-queries';
import { newsQueries } from '@/runtime/queries/news-queries';
import { segmentQueries } from '@/runtime/queries/segment-queries';
import { checkInQueries, travellerQueries } from '@/runtime/queries/traveller-queries';
import { tripQueries } from '@/runtime/queries/trip-queries';
import { useRead } from '@/runtime/use-read';
import { useMoment } from '@/runtime/use-today';
import type { NewsItem } from '@/store/news';
import type { Unsent } from '@/store/unsent';

import { useLastVisit } from './use-last-visit';

export interface TodayNews {
  /** In force or to come, read or not, the most urgent first. */
  urgent: NewsItem[];
  freshness: Freshness;
  /** Null at the first visit. */
  since: { at: number; changes: Changes } | null;
}

type TodayView =
  | { kind: 'opening' }
  | {
      kind: 'ready';
      name: string;
      unreadMessages: number;
      requests: CheckInRequest[];
      unsent: Unsent;
      news: TodayNews;
      next: NextOnTrip<Trip> | null;
      booking: NextBooking | null;
      /** A flight, train or ship that was to come and does not. */
      calledOff: TimelineEntry | null;
    };

/** What is booked for the trip that is next, where that comes first. */
export interface NextBooking {
  entry: TimelineEntry;
  /** A change before it, after it or within two days, where that may come to nothing. */
  risk: ConnectionAtRisk | null;
}

/** More than a few are looked for in their own tab. */
const SHOWN = 3;

/** `here` is the code of the country where the traveller is. */
export function useTodayScreen(here: string | null): TodayView {
  const moment = useMoment();
  const { today, now } = moment;
  const before = useLastVisit();
  const urgent = useRead(newsQueries.urgent(moment, SHOWN));
  const newAlerts = useRead(newsQueries.countNew(moment, before === null ? '' : toDay(before)));
  const trips = useRead(tripQueries.all());
  const messages = useRead(travellerQueries.notifications());
  const requests = useRead(checkInQueries.requests());
  const unsent = useRead(travellerQueries.whatWaits());
  const profile = useRead(travellerQueries.profile());
  const download = useRead(downloadQueries.alertsThatConcern(today));
  const next = useMemo(
    () =>
      trips &&
      findNext(
        trips.map(({ trip }) => trip),
        today,
        here,
      ),
    [trips, today, here],
  );
  const segments = useRead(next ? segmentQueries.ofTrip(next.trip.id) : null);
  const timeline = useMemo(() => toTimeline(segments ?? []).lines, [segments]);
  if (!urgent || newAlerts === undefined || !trips || !messages || !requests || !unsent)
    return { kind: 'opening' };
  if (next === undefined || (next && !segments)) return { kind: 'opening' };
  if (profile === undefined || download === undefined) return { kind: 'opening' };

  const own = trips.map(({ trip }) => trip);
  const changes =
    before === null
      ? null
      : countChanges(
          { alerts: newAlerts, trips: own, messages: messages.map(({ notification }) => notification) },
          before,
        );
  return {
    kind: 'ready',
    name: [profile?.first_name, profile?.last_name].filter(Boolean).join(' '),
    unreadMessages: messages.filter(({ read }) => !read).length,
    requests,
    unsent,
    news: {
      urgent,
      freshness: toFreshness(download, urgent.length === 0, now),
      since: before === null || !changes ? null : { at: before, changes },
    },
    next,
    booking: next && findNextBooking(next, timeline, now),
    calledOff: findCalledOff(timeline, now),
  };
}

function findNextBooking(
  next: NextOnTrip<Trip>,
  timeline: readonly TimelineLine[],
  now: number,
): NextBooking | null {
  const entry = findNextEntry(timeline, now);
  if (!entry || (next.kind === 'stay' && entry.begins.day > next.day)) return null;
  return { entry, risk: findRisk(timeline, entry) ?? findRiskAhead(timeline, now) };
}
