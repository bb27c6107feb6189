import { StatusBar } from 'expo-status-bar';
import type { ReactNode } from 'react';

import { toLanguage } from '@/i18n/languages';
import { LocaleProvider } from '@/i18n/locale-provider';
import { useDeviceLocale } from '@/runtime/use-device-locale';
import { usePreferences } from '@/runtime/use-preferences';
import { KeyboardFrame } from '@/ui/keyboard';
import { ThemeProvider, useAppearance } from '@/ui/theme-provider';

/** What every screen stands in: the language and the look that the traveller chose, or those of the device. */
export function AppFrame({ children }: { children: ReactNode }) {
  const preferences = usePreferences();
  const { language = null, units = null, scheme, contrast } = preferences ?? {};
  return (
    <LocaleProvider
      device={useDeviceLocale()}
      choice={{ language: language === null ? null : toLanguage(language), units }}
    >
      <ThemeProvider scheme={scheme} contrast={contrast}>
        <PhoneBar />
        <KeyboardFrame>{children}</KeyboardFrame>
      </ThemeProvider>
    </LocaleProvider>
  );
}

function PhoneBar() {
  const { isDark } = useAppearance();
  return <StatusBar style={isDark ? 'light' : 'dark'} />;
}
