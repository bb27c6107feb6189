import { createContext, type ReactNode, use, useEffect } from 'react';

import type { WordsIn } from './define-words';
import { createFormat, type Format } from './format/create-format';
import { type DeviceHabits, type Locale, type LocaleChoice, toLocale } from './locale';

interface I18n {
  locale: Locale;
  format: Format;
}

const toI18n = (locale: Locale): I18n => ({ locale, format: createFormat(locale) });

// A component that is shown alone, as in a test, speaks English.
const LocaleContext = createContext<I18n>(
  toI18n({ language: 'en', units: 'metric', clock: '24h', isMonthFirst: true, firstWeekday: 0 }),
);

interface LocaleProviderProps {
  device: DeviceHabits;
  choice?: LocaleChoice;
  children: ReactNode;
}

export function LocaleProvider({ device, choice, children }: LocaleProviderProps) {
  const locale = toLocale(device, choice);
  const { language } = locale;
  useEffect(() => {
    // A browser reads aloud and hyphenates by what the page says of itself; a phone has no page.
    if (typeof document !== 'undefined') document.documentElement.lang = language;
  }, [language]);
  return <LocaleContext value={toI18n(locale)}>{children}</LocaleContext>;
}

/** How days, times, numbers and lengths are written for this traveller, and in which language. */
export function useI18n(): I18n {
  return use(LocaleContext);
}

export function useFormat(): Format {
  return use(LocaleContext).format;
}

/** A screen's words in the traveller's language. */
export function useWords<English>(words: WordsIn<English>): WordsIn<English>['en'] {
  return words[use(LocaleContext).locale.language];
}
