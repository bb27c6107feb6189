import { useFormat, useWords } from '@/i18n/locale-provider';
import { offlineDataWords } from '@/i18n/messages/offline-data';
import { storageQueries } from '@/runtime/queries/traveller-queries';
import { useActs } from '@/runtime/runtime-provider';
import { useAttempt } from '@/runtime/use-attempt';
import { usePreferences } from '@/runtime/use-preferences';
import { useSideRead } from '@/runtime/use-read';
import { SwitchRow } from '@/ui/switch-row';

/** Whether all countries are kept on this device, and what that takes. */
export function AllCountriesSwitch() {
  const words = useWords(offlineDataWords);
  const format = useFormat();
  const acts = useActs();
  const attempt = useAttempt();
  const preferences = usePreferences();
  const size = useSideRead(storageQueries.allCountries()) ?? null;
  return (
    <SwitchRow
      title={words.allCountries}
      detail={size === null ? words.sizeUnknown : words.about(format.bytes(size))}
      value={preferences?.allCountriesOffline ?? false}
      onChange={(value) => attempt(acts.savePreference('allCountriesOffline', value))}
    />
  );
}
