import { useMutations } from '@/runtime/runtime-provider';
import { useAttempt } from '@/runtime/use-attempt';
import { usePreferences } from '@/runtime/use-preferences';

import { EVERYTHING, type NewsFilter } from './news-filter';

/** What the traveller wants to see of the alerts; this device remembers it. A trip that is gone hides nothing. */
export function useNewsFilter(tripIds: readonly string[]) {
  const { savePreference } = useMutations();
  const attempt = useAttempt();
  const kept = usePreferences()?.newsFilter ?? EVERYTHING;
  return {
    filter: { ...kept, tripIds: kept.tripIds.filter((id) => tripIds.includes(id)) },
    setFilter: (filter: NewsFilter) => attempt(savePreference('newsFilter', filter)),
  };
}
