import { useFormat, useWords } from '@/i18n/locale-provider';
import { offlineDataWords } from '@/i18n/messages/offline-data';
import { storageQueries } from '@/runtime/queries/traveller-queries';
import { useMutations, useSync } from '@/runtime/runtime-provider';
import { useAttempt } from '@/runtime/use-attempt';
import { usePreferences } from '@/runtime/use-preferences';
import { useSideRead } from '@/runtime/use-read';
import { SwitchRow } from '@/ui/switch-row';

/** Whether all countries are kept on this device, and what that takes. */
export function AllCountriesSwitch() {
  const words = useWords(offlineDataWords);
  const format = useFormat();
  const mutations = useMutations();
  const attempt = useAttempt();
  const sync = useSync();
  const preferences = usePreferences();
  const size = useSideRead(storageQueries.allCountries()) ?? null;
  const choose = async (value: boolean) => {
    await mutations.savePreference('allCountriesOffline', value);
    // Whoever wants them wants them before the network goes; a no makes room with the next update.
    if (value) void sync.refresh();
  };
  return (
    <SwitchRow
      title={words.allCountries}
      detail={size === null ? words.sizeUnknown : words.about(format.bytes(size))}
      value={preferences?.allCountriesOffline ?? true}
      onChange={(value) => attempt(choose(value))}
    />
  );
}
