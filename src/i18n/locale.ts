import { firstWeekdayIn } from './first-weekday';
import { type Language, toLanguage } from './languages';

/** What the device says of its owner's habits. */
export interface DeviceHabits {
  /** BCP 47, such as `pt-BR`. */
  languageTag: string;
  /** ISO 3166-1 alpha-2. */
  region: string | null;
  usesMetric: boolean;
  /** Null where the device leaves it to the language. */
  uses24HourClock: boolean | null;
  /** From 0, Monday; null where the device leaves it to the region. */
  firstWeekday: number | null;
}

/** What the traveller chose in Sojourn, over what the device says. */
export interface LocaleChoice {
  language?: Language | null;
  units?: 'metric' | 'imperial' | null;
}

/** How words, days, times and lengths are written. */
export interface Locale {
  language: Language;
  units: 'metric' | 'imperial';
  clock: '12h' | '24h';
  /** `Nov 12` or `12 Nov`. */
  isMonthFirst: boolean;
  /** Of a week, from 0, Monday. */
  firstWeekday: number;
}

const MONTH_FIRST_REGIONS = new Set(['US', 'CA', 'PH']);
const TWELVE_HOUR_REGIONS = new Set(['US', 'CA', 'PH', 'AU', 'NZ', 'IN', 'GB', 'IE']);

const [MONDAY, SUNDAY] = [0, 6];

/** Whoever tells no region is taken for an American by their English alone. */
function firstWeekdayOf({ firstWeekday, region }: DeviceHabits, language: Language): number {
  if (firstWeekday !== null) return firstWeekday;
  if (region !== null) return firstWeekdayIn(region);
  return language === 'en' ? SUNDAY : MONDAY;
}

export function toLocale(device: DeviceHabits, choice: LocaleChoice = {}): Locale {
  const language = choice.language ?? toLanguage(device.languageTag);
  const isIn = (regions: Set<string>) =>
    language === 'en' && (device.region === null || regions.has(device.region));
  const uses24HourClock = device.uses24HourClock ?? !isIn(TWELVE_HOUR_REGIONS);
  return {
    language,
    units: choice.units ?? (device.usesMetric ? 'metric' : 'imperial'),
    clock: uses24HourClock ? '24h' : '12h',
    isMonthFirst: isIn(MONTH_FIRST_REGIONS),
    firstWeekday: firstWeekdayOf(device, language),
  };
}
