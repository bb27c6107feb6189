import { StatusBar } from 'expo-status-bar';
import type { ReactNode } from 'react';

import { LocaleProvider } from '@/i18n/locale-provider';
import { useDeviceLocale } from '@/runtime/use-device-locale';
import { ThemeProvider, useLook } from '@/ui/theme-provider';

/** What every screen stands in: the traveller's language and the look of the device. */
export function AppFrame({ children }: { children: ReactNode }) {
  return (
    <LocaleProvider device={useDeviceLocale()}>
      <ThemeProvider>
        <PhoneBar />
        {children}
      </ThemeProvider>
    </LocaleProvider>
  );
}

function PhoneBar() {
  const { isDark } = useLook();
  return <StatusBar style={isDark ? 'light' : 'dark'} />;
}
