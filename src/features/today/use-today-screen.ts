import type { CheckInRequest } from '@/contract/check-in';
import type { Trip } from '@/contract/trip';
import { type Freshness, toFreshness } from '@/domain/freshness';
import { type Changes, countChanges } from '@/domain/looks';
import { groupByPhase } from '@/domain/trip-phase';
import { groupUnsent } from '@/domain/unsent';
import { downloadQueries } from '@/runtime/queries/download-queries';
import { newsQueries } from '@/runtime/queries/news-queries';
import { checkInQueries, travellerQueries } from '@/runtime/queries/traveller-queries';
import { tripQueries } from '@/runtime/queries/trip-queries';
import { useRead } from '@/runtime/use-read';
import { useCurrentMinute, useToday } from '@/runtime/use-today';
import type { NewsItem } from '@/store/news';
import type { OutboxEntry } from '@/store/outbox';

import { useLastLook } from './use-looks';

export interface TodayNews {
  /** Unread, the most urgent first. */
  urgent: NewsItem[];
  freshness: Freshness;
  /** Null at the first look. */
  since: { at: number; changes: Changes } | null;
}

type TodayView =
  | { kind: 'opening' }
  | {
      kind: 'ready';
      name: string;
      unreadMessages: number;
      requests: CheckInRequest[];
      waiting: OutboxEntry[];
      parked: OutboxEntry[];
      news: TodayNews;
      /** Under way or next. */
      trip: Trip | null;
    };

const SHOWN = 3;
const RISKS: Record<string, number> = { high: 2, medium: 1 };

export function useTodayScreen(): TodayView {
  const today = useToday();
  const now = useCurrentMinute();
  const before = useLastLook();
  const news = useRead(newsQueries.ofTrips());
  const trips = useRead(tripQueries.all());
  const messages = useRead(travellerQueries.notifications());
  const requests = useRead(checkInQueries.requests());
  const unsent = useRead(travellerQueries.unsent());
  const profile = useRead(travellerQueries.profile());
  const download = useRead(downloadQueries.alertsOfTrips(today));
  if (!news || !trips || !messages || !requests || !unsent || profile === undefined || download === undefined)
    return { kind: 'opening' };

  const own = trips.map(({ trip }) => trip);
  const { current, upcoming } = groupByPhase(own, today);
  const urgent = news.filter((item) => !item.read && item.isCurrent).sort(byUrgency);
  const changes =
    before === null
      ? null
      : countChanges(
          { alerts: news, trips: own, messages: messages.map(({ notification }) => notification) },
          before,
        );
  return {
    kind: 'ready',
    name: [profile?.first_name, profile?.last_name].filter(Boolean).join(' '),
    unreadMessages: messages.filter(({ read }) => !read).length,
    requests,
    ...groupUnsent(unsent),
    news: {
      urgent: urgent.slice(0, SHOWN),
      freshness: toFreshness(download, urgent.length === 0, now),
      since: before === null || !changes ? null : { at: before, changes },
    },
    trip: current[0] ?? upcoming[0] ?? null,
  };
}

function byUrgency(one: NewsItem, other: NewsItem): number {
  const risk = (item: NewsItem) => RISKS[item.risk ?? ''] ?? 0;
  return risk(other) - risk(one) || (one.issued < other.issued ? 1 : -1);
}
