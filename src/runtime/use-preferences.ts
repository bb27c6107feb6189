import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';

import type { Preferences } from '@/store/preferences';

import type { Reads } from './reads';
import { useStoreState } from './runtime-provider';

const preferenceQueries = {
  all: (reads: Reads | null) =>
    queryOptions({ queryKey: ['preferences'], queryFn: reads ? () => reads.preferences() : skipToken }),
};

/** What the traveller chose on this device; null until the store is open and read. */
export function usePreferences(): Preferences | null {
  const { state } = useStoreState();
  const isOpen = state.kind === 'ready' || state.kind === 'recovered';
  return useQuery(preferenceQueries.all(isOpen ? state.reads : null)).data ?? null;
}
