import { useQuery } from '@tanstack/react-query';

import type { Alert } from '@/contract/alert';
import type { CountryMapData, ShortCountry } from '@/contract/country';
import type { Disease } from '@/contract/health-library';
import type { Trip } from '@/contract/trip';
import { toFreshness, type Freshness } from '@/domain/freshness';
import { useReads } from '@/runtime/runtime-provider';
import { useCurrentMinute } from '@/runtime/use-today';

import { alertQueries } from './alert-queries';

export type AlertView =
  | { kind: 'opening' }
  | { kind: 'not-found' }
  | {
      kind: 'ready';
      alert: Alert;
      isRead: boolean;
      freshness: Freshness;
      trips: Trip[];
      diseases: Disease[];
      countries: ShortCountry[];
      maps: CountryMapData[];
    };

const NONE: never[] = [];

export function useAlertScreen(id: string): AlertView {
  const reads = useReads();
  const now = useCurrentMinute();
  const { data: stored } = useQuery(alertQueries.one(reads, id));
  const { data: download } = useQuery(alertQueries.download(reads, id));
  const { data: news } = useQuery(alertQueries.news(reads));
  const { data: trips } = useQuery(alertQueries.trips(reads));
  const { data: countries } = useQuery(alertQueries.countries(reads));
  const { data: diseases } = useQuery(alertQueries.diseases(reads, stored?.alert.disease_ids ?? NONE));
  const { data: maps } = useQuery(alertQueries.maps(reads, stored?.alert.country_ids ?? NONE));
  if (stored === null) return { kind: 'not-found' };
  if (!stored || download === undefined || !news || !trips || !countries) return { kind: 'opening' };

  const { alert } = stored;
  const tripIds = news.find((item) => item.kind === 'alert' && item.id === id)?.tripIds ?? NONE;
  const state = download && { checkedAt: download.checked_at, failure: download.failure };
  return {
    kind: 'ready',
    alert,
    isRead: stored.read,
    freshness: toFreshness(state, false, now),
    trips: trips.map(({ trip }) => trip).filter((trip) => tripIds.includes(trip.id)),
    diseases: diseases ?? NONE,
    countries: countries.filter((country) => alert.country_ids.includes(country.id)),
    maps: maps ?? NONE,
  };
}
