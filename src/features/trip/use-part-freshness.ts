import { toFreshness, type Freshness } from '@/domain/freshness';
import { useCurrentMinute } from '@/runtime/use-today';
import { useDownloadState } from '@/runtime/use-download-state';

/** How fresh a part of the trip is; null until that is read. */
export function usePartFreshness(names: readonly string[], isEmpty: boolean): Freshness | null {
  const state = useDownloadState(names);
  const now = useCurrentMinute();
  return state === undefined ? null : toFreshness(state, isEmpty, now);
}
