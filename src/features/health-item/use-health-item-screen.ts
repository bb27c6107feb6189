import { useQuery } from '@tanstack/react-query';

import { toFreshness, type Freshness } from '@/domain/freshness';
import { useReads } from '@/runtime/runtime-provider';
import { useDownloadState } from '@/runtime/use-download-state';
import { useCurrentMinute } from '@/runtime/use-today';

import { healthItemQueries, type HealthItem, type Shelf } from './health-item-queries';

type HealthItemView =
  { kind: 'opening' } | { kind: 'not-found' } | { kind: 'ready'; item: HealthItem; freshness: Freshness };

export function useHealthItemScreen(shelf: Shelf, id: string): HealthItemView {
  const reads = useReads();
  const now = useCurrentMinute();
  const { data: item } = useQuery(healthItemQueries.one(reads, shelf, id));
  const state = useDownloadState([reads.downloadNames[shelf]]);
  if (item === null) return { kind: 'not-found' };
  if (!item || state === undefined) return { kind: 'opening' };
  return { kind: 'ready', item, freshness: toFreshness(state, false, now) };
}
