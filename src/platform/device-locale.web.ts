import { goesByMetres, languageOf, type DeviceLocale } from './locale-facts';

/** A browser tells its language and nothing else. Asking it to write numbers and days, to see how, would hold up the first screen. */
export function getDeviceLocale(): DeviceLocale {
  const languageTag = navigator.languages[0] ?? navigator.language;
  const region = regionOf(languageTag);
  return {
    languageTag,
    language: languageOf(languageTag),
    region,
    usesMetric: goesByMetres(region),
    uses24HourClock: null,
  };
}

function regionOf(tag: string): string | null {
  try {
    return new Intl.Locale(tag).region ?? null;
  } catch {
    return null;
  }
}
