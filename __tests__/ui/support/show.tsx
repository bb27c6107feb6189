import { render } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import type { Language } from '@/i18n/languages';
import { LocaleProvider } from '@/i18n/locale-provider';

const metrics = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 47, left: 0, right: 0, bottom: 34 },
};

/** One part alone, for somebody who keeps to 24 hours and begins weeks on Monday. */
export function show(element: ReactElement, language: Language = 'en') {
  const device = {
    languageTag: language,
    region: null,
    usesMetric: true,
    uses24HourClock: true,
    firstWeekday: 0,
  };
  const Whole = ({ children }: { children: ReactElement }) => (
    <SafeAreaProvider initialMetrics={metrics}>
      <LocaleProvider device={device}>{children}</LocaleProvider>
    </SafeAreaProvider>
  );
  return render(element, { wrapper: Whole });
}
