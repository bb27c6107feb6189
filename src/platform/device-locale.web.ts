import { goesByMetres, languageOf, type DeviceLocale } from './locale-facts';

/** What browsers tell of weeks, from 1, Monday: the newer ones by a method, others by a property, some not at all. */
interface KnowsWeeks {
  getWeekInfo?: () => { firstDay: number };
  weekInfo?: { firstDay: number };
}

/** A browser tells its language and what follows from it. Asking it to write numbers and days, to see how, would hold up the first screen. */
export function getDeviceLocale(): DeviceLocale {
  const languageTag = navigator.languages[0] ?? navigator.language;
  const locale = readTag(languageTag);
  const region = locale?.region ?? null;
  return {
    languageTag,
    language: languageOf(languageTag),
    region,
    usesMetric: goesByMetres(region),
    uses24HourClock: null,
    firstWeekday: locale && firstWeekdayOf(locale),
  };
}

function firstWeekdayOf(locale: KnowsWeeks): number | null {
  const weeks = locale.getWeekInfo?.() ?? locale.weekInfo;
  return weeks ? weeks.firstDay - 1 : null;
}

function readTag(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag);
  } catch {
    return null;
  }
}
