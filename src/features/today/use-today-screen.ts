import type { CheckInRequest } from '@/contract/check-in';
import type { Trip } from '@/contract/trip';
import { type Freshness, toFreshness } from '@/domain/freshness';
import { type Changes, countChanges, toDay } from '@/domain/last-visit';
import { findNext, type NextOnTrip } from '@/domain/next-on-trip';
import { downloadQueries } from '@/runtime/queries/download-queries';
import { newsQueries } from '@/runtime/queries/news-queries';
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
    };

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
  if (!urgent || newAlerts === undefined || !trips || !messages || !requests || !unsent)
    return { kind: 'opening' };
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
    next: findNext(own, today, here),
  };
}
