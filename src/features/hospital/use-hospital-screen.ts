import { useQuery } from '@tanstack/react-query';

import type { ShortCountry } from '@/contract/country';
import type { Hospital } from '@/contract/hospital';
import { toFreshness, type Freshness } from '@/domain/freshness';
import { useReads } from '@/runtime/runtime-provider';
import { useCurrentMinute } from '@/runtime/use-today';

import { hospitalQueries } from './hospital-queries';

export type HospitalView =
  | { kind: 'opening' }
  | { kind: 'not-found' }
  | { kind: 'ready'; hospital: Hospital; country: ShortCountry | null; freshness: Freshness };

export function useHospitalScreen(id: string): HospitalView {
  const reads = useReads();
  const now = useCurrentMinute();
  const { data: hospital } = useQuery(hospitalQueries.one(reads, id));
  const { data: download } = useQuery(hospitalQueries.download(reads, id));
  const { data: country } = useQuery(hospitalQueries.country(reads, hospital?.country_id ?? ''));
  if (hospital === null) return { kind: 'not-found' };
  if (!hospital || download === undefined || country === undefined) return { kind: 'opening' };
  const state = download && { checkedAt: download.checked_at, failure: download.failure };
  return {
    kind: 'ready',
    hospital,
    country: country?.short ?? null,
    freshness: toFreshness(state, false, now),
  };
}
