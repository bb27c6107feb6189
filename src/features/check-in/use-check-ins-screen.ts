import { useQuery } from '@tanstack/react-query';

import { type Freshness, toFreshness } from '@/domain/freshness';
import { useReads } from '@/runtime/runtime-provider';
import { useCurrentMinute } from '@/runtime/use-today';
import type { StoredCheckIn } from '@/store/check-ins';

import { checkInQueries } from './check-in-queries';

type CheckInsView =
  | { kind: 'opening' }
  | {
      kind: 'ready';
      checkIns: StoredCheckIn[];
      freshness: Freshness;
      /** By code, in the service's words. */
      countryNames: ReadonlyMap<string, string>;
    };

export function useCheckInsScreen(): CheckInsView {
  const reads = useReads();
  const now = useCurrentMinute();
  const checkIns = useQuery(checkInQueries.all(reads)).data;
  const countries = useQuery(checkInQueries.countries(reads)).data;
  const download = useQuery(checkInQueries.download(reads)).data;
  if (!checkIns || !countries || download === undefined) return { kind: 'opening' };
  const state = download && { checkedAt: download.checked_at, failure: download.failure };
  return {
    kind: 'ready',
    checkIns,
    freshness: toFreshness(state, checkIns.length === 0, now),
    countryNames: new Map(countries.map(({ country_code, name }) => [country_code, name])),
  };
}
