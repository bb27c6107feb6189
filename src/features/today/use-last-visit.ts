import { useEffect } from 'react';

import { visitNow } from '@/domain/last-visit';
import { useMutations } from '@/runtime/runtime-provider';
import { useAttempt } from '@/runtime/use-attempt';
import { usePreferences } from '@/runtime/use-preferences';
import { useCurrentMinute } from '@/runtime/use-today';

/** When the traveller saw what is new before this time; null at the first. To open the screen is to have seen it. */
export function useLastVisit(): number | null {
  const mutations = useMutations();
  const attempt = useAttempt();
  const preferences = usePreferences();
  const now = useCurrentMinute();
  const visits = preferences && visitNow(preferences.visits, now);
  const isNew = visits !== null && visits !== preferences?.visits;
  useEffect(() => {
    if (isNew) attempt(mutations.savePreference('visits', visits));
  }, [mutations, attempt, isNew, visits]);
  return visits?.before ?? null;
}
