import { getCalendars, getLocales } from 'expo-localization';

export interface DeviceLocale {
  /** BCP 47, such as `pt-BR`. */
  languageTag: string;
  /** ISO 639, such as `pt`. */
  language: string;
  /** ISO 3166-1 alpha-2, as set on the device: where its owner is at home, not where it is. */
  region: string | null;
  usesMetric: boolean;
  /** Null where the device leaves it to the language. */
  uses24HourClock: boolean | null;
  textDirection: 'ltr' | 'rtl';
  timeZone: string | null;
}

/** Liberia and Myanmar go by miles only in old books. */
const REGIONS_OF_MILES = new Set(['US', 'GB']);

/** As it is now; it may change while the app is away, so read it again on coming back. */
export function getDeviceLocale(): DeviceLocale {
  const [locale] = getLocales();
  const [calendar] = getCalendars();
  const { languageTag, languageCode, regionCode, measurementSystem, textDirection } = locale;
  return {
    languageTag,
    language: languageCode ?? languageTag.replace(/[-_].*/, ''),
    region: regionCode,
    // Browsers do not say, but for their region.
    usesMetric: measurementSystem ? measurementSystem === 'metric' : !REGIONS_OF_MILES.has(regionCode ?? ''),
    uses24HourClock: calendar.uses24hourClock,
    textDirection,
    timeZone: calendar.timeZone,
  };
}
