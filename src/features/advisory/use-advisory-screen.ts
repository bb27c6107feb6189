import { useQuery } from '@tanstack/react-query';

import type { Advisory } from '@/contract/advisory';
import type { CountryMapData, ShortCountry } from '@/contract/country';
import type { Trip } from '@/contract/trip';
import { toFreshness, type Freshness } from '@/domain/freshness';
import { useReads } from '@/runtime/runtime-provider';
import { useCurrentMinute } from '@/runtime/use-today';

import { advisoryQueries } from './advisory-queries';

export type AdvisoryView =
  | { kind: 'opening' }
  | { kind: 'not-found' }
  | {
      kind: 'ready';
      advisory: Advisory;
      freshness: Freshness;
      trips: Trip[];
      country: ShortCountry | null;
      map: CountryMapData | null;
    };

export function useAdvisoryScreen(id: string): AdvisoryView {
  const reads = useReads();
  const now = useCurrentMinute();
  const { data: advisory } = useQuery(advisoryQueries.one(reads, id));
  const { data: download } = useQuery(advisoryQueries.download(reads, id));
  const { data: news } = useQuery(advisoryQueries.news(reads));
  const { data: trips } = useQuery(advisoryQueries.trips(reads));
  const { data: country } = useQuery(advisoryQueries.country(reads, advisory?.country_id ?? ''));
  const { data: map } = useQuery(advisoryQueries.map(reads, advisory?.country_id ?? ''));
  if (advisory === null) return { kind: 'not-found' };
  if (!advisory || download === undefined || !news || !trips) return { kind: 'opening' };

  const tripIds = news.find((item) => item.kind === 'advisory' && item.id === id)?.tripIds ?? [];
  const state = download && { checkedAt: download.checked_at, failure: download.failure };
  return {
    kind: 'ready',
    advisory,
    freshness: toFreshness(state, false, now),
    trips: trips.map(({ trip }) => trip).filter((trip) => tripIds.includes(trip.id)),
    country: country?.short ?? null,
    map: map ?? null,
  };
}
