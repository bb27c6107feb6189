import { travellerQueries } from '@/runtime/queries/traveller-queries';
import { useSyncStatus } from '@/runtime/runtime-provider';
import { useRead } from '@/runtime/use-read';
import type { Preferences } from '@/store/preferences';
import type { StoredProfile } from '@/store/profile';

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
  const preferences = useRead(travellerQueries.preferences());
  const profile = useRead(travellerQueries.profile());
  const needsKey = useSyncStatus('needsKey');
  if (!preferences || profile === undefined) return { kind: 'opening' };
  return { kind: 'ready', preferences, profile, needsKey };
}
