import type { Preferences } from '@/store/preferences';

import { travellerQueries } from './queries/traveller-queries';
import { useStoreState } from './runtime-provider';
import { useStoreQuery } from './use-read';

/** What the traveller chose on this device; null until the store is open and read. */
export function usePreferences(): Preferences | null {
  const { state } = useStoreState();
  const isOpen = state.kind === 'ready' || state.kind === 'recovered';
  return useStoreQuery(travellerQueries.preferences(), isOpen ? state.reads : null).data ?? null;
}
