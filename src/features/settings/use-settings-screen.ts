import { useQuery } from '@tanstack/react-query';

import { useReads, useSyncStatus } from '@/runtime/runtime-provider';
import { usePreferences } from '@/runtime/use-preferences';
import type { Preferences } from '@/store/preferences';
import type { StoredProfile } from '@/store/profile';

import { settingsQueries } from './settings-queries';

type SettingsView =
  | { kind: 'opening' }
  | {
      kind: 'ready';
      preferences: Preferences;
      /** Null before the first download. */
      profile: StoredProfile | null;
      /** The service does not take the key any more. */
      needsKey: boolean;
    };

export function useSettingsScreen(): SettingsView {
  const preferences = usePreferences();
  const profile = useQuery(settingsQueries.profile(useReads())).data;
  const { needsKey } = useSyncStatus();
  if (!preferences || profile === undefined) return { kind: 'opening' };
  return { kind: 'ready', preferences, profile, needsKey };
}
