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
  /** Of a week, from 0, Monday, as its owner may have set it; null where the device does not tell. */
  firstWeekday: number | null;
}

/** Liberia and Myanmar go by miles only in old books. */
const REGIONS_OF_MILES = new Set(['US', 'GB']);

/** For devices that tell of no more than their region. */
export function goesByMetres(region: string | null): boolean {
  return !REGIONS_OF_MILES.has(region ?? '');
}

/** As far as a tag alone tells. */
export function languageOf(tag: string): string {
  return tag.replace(/[-_].*/, '');
}
