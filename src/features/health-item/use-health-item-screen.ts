import { toFreshness, type Freshness } from '@/domain/freshness';
import { healthLibraryQueries, type HealthItem, type Shelf } from '@/runtime/queries/health-library-queries';
import { useReads } from '@/runtime/runtime-provider';
import { useDownloadState } from '@/runtime/use-download-state';
import { useRead } from '@/runtime/use-read';
import { useCurrentMinute } from '@/runtime/use-today';

type HealthItemView =
  { kind: 'opening' } | { kind: 'not-found' } | { kind: 'ready'; item: HealthItem; freshness: Freshness };

export function useHealthItemScreen(shelf: Shelf, id: string): HealthItemView {
  const { downloadNames } = useReads();
  const now = useCurrentMinute();
  const item = useRead(healthLibraryQueries.item(shelf, id));
  const state = useDownloadState([downloadNames[shelf]]);
  if (item === null) return { kind: 'not-found' };
  if (!item || state === undefined) return { kind: 'opening' };
  return { kind: 'ready', item, freshness: toFreshness(state, false, now) };
}
