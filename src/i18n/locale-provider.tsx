import { createContext, type ReactNode, use } from 'react';

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
  toI18n({ language: 'en', units: 'metric', clock: '24h', isMonthFirst: true }),
);

interface LocaleProviderProps {
  device: DeviceHabits;
  choice?: LocaleChoice;
  children: ReactNode;
}

export function LocaleProvider({ device, choice, children }: LocaleProviderProps) {
  return <LocaleContext value={toI18n(toLocale(device, choice))}>{children}</LocaleContext>;
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
