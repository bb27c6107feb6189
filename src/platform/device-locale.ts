import { getCalendars, getLocales } from 'expo-localization';

import { goesByMetres, languageOf, type DeviceLocale } from './locale-facts';

/** As it is now; it may change while the app is away, so read it again on coming back. */
export function getDeviceLocale(): DeviceLocale {
  const [locale] = getLocales();
  const [calendar] = getCalendars();
  const { languageTag, languageCode, regionCode, measurementSystem } = locale;
  return {
    languageTag,
    language: languageCode ?? languageOf(languageTag),
    region: regionCode,
    usesMetric: measurementSystem ? measurementSystem === 'metric' : goesByMetres(regionCode),
    uses24HourClock: calendar.uses24hourClock,
    // Expo counts from 1, Sunday.
    firstWeekday: calendar.firstWeekday === null ? null : (calendar.firstWeekday + 5) % 7,
  };
}
