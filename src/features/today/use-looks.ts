import { useEffect } from 'react';

import { lookNow } from '@/domain/looks';
import { useMutations } from '@/runtime/runtime-provider';
import { useAttempt } from '@/runtime/use-attempt';
import { usePreferences } from '@/runtime/use-preferences';
import { useCurrentMinute } from '@/runtime/use-today';

/** When the traveller looked at what is new before this time; null at the first. To look is to have looked. */
export function useLastLook(): number | null {
  const mutations = useMutations();
  const attempt = useAttempt();
  const preferences = usePreferences();
  const now = useCurrentMinute();
  const looks = preferences && lookNow(preferences.looks, now);
  const isNew = looks !== null && looks !== preferences?.looks;
  useEffect(() => {
    if (isNew) attempt(mutations.savePreference('looks', looks));
  }, [mutations, attempt, isNew, looks]);
  return looks?.before ?? null;
}
