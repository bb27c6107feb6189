import { toFreshness, type Freshness } from '@/domain/freshness';
import { downloadQueries, type Named } from '@/runtime/queries/download-queries';
import { newsQueries } from '@/runtime/queries/news-queries';
import { tripQueries } from '@/runtime/queries/trip-queries';
import { useReads } from '@/runtime/runtime-provider';
import { useDownloadState } from '@/runtime/use-download-state';
import { useRead } from '@/runtime/use-read';
import { useMoment } from '@/runtime/use-today';
import type { NewsItem } from '@/store/news';

export type AlertsView =
  | { kind: 'opening' }
  /** Nobody knows whether there is anything. */
  | { kind: 'never-downloaded' }
  | { kind: 'never-came'; why: string }
  /** The service said so, at that time. */
  | { kind: 'no-trips' | 'none'; checkedAt: number; freshness: Freshness }
  | {
      kind: 'ready';
      /** The most urgent first, what is over last. */
      news: NewsItem[];
      trips: Named[];
      /** Of what did come; what never did is named beside it. */
      freshness: Freshness;
      missing: Named[];
    };

export function useAlertsScreen(): AlertsView {
  const { downloadNames } = useReads();
  const moment = useMoment();
  const { today, now } = moment;
  const news = useRead(newsQueries.concerning(moment));
  const stored = useRead(tripQueries.all());
  const trips = stored?.map(({ trip: { id, name, finish } }) => ({ id, name, finish })) ?? [];
  const current = trips.filter(({ finish }) => finish >= today);
  const listed = useDownloadState([downloadNames.trips]);
  const downloads = useRead(downloadQueries.newsThatConcerns(current));
  if (!news || !stored || listed === undefined || !downloads) return { kind: 'opening' };

  const state = downloads.isAnyWanted ? downloads.state : listed;
  const freshness = toFreshness(state, news.length === 0, now);
  if (news.length === 0) {
    const { checkedAt = null, failure = null } = state ?? {};
    if (checkedAt === null && failure !== null) return { kind: 'never-came', why: failure };
    if (checkedAt === null || downloads.missing.length > 0) return { kind: 'never-downloaded' };
    return { kind: downloads.isAnyWanted ? 'none' : 'no-trips', checkedAt, freshness };
  }
  return {
    kind: 'ready',
    news,
    trips: trips.filter(({ id }) => news.some(({ tripIds }) => tripIds.includes(id))),
    freshness,
    missing: downloads.missing,
  };
}
