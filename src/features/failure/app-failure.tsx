import { LocaleProvider, useWords } from '@/i18n/locale-provider';
import { failureWords } from '@/i18n/messages/failure';
import { useDeviceLocale } from '@/runtime/use-device-locale';
import { Failed } from '@/ui/failed';
import { Screen } from '@/ui/screen';
import { Text } from '@/ui/text';
import { ThemeProvider } from '@/ui/theme-provider';

/** Where not even the frame of the app could be drawn. What the traveller chose is out of reach: the device's own language and look do. */
export function AppFailure({ retry }: { retry: () => Promise<void> }) {
  return (
    <LocaleProvider device={useDeviceLocale()}>
      <ThemeProvider>
        <Words onRetry={() => void retry()} />
      </ThemeProvider>
    </LocaleProvider>
  );
}

function Words({ onRetry }: { onRetry: () => void }) {
  const words = useWords(failureWords);
  return (
    <Screen title="Sojourn">
      <Failed isUnread={false} tryAgain={onRetry} />
      <Text>{words.emergency}</Text>
    </Screen>
  );
}
