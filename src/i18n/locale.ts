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

const SUNDAY = 6;
const SATURDAY = 5;
/** Where weeks do not begin on Monday, by Unicode CLDR. */
const SUNDAY_FIRST = new Set(
  (
    'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR ' +
    'PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW'
  ).split(' '),
);
const SATURDAY_FIRST = new Set('AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'.split(' '));

/** Whoever tells no region is taken for an American by their English alone. */
function firstWeekdayOf(region: string | null, language: Language): number {
  if (region === null) return language === 'en' ? SUNDAY : 0;
  if (SATURDAY_FIRST.has(region)) return SATURDAY;
  return SUNDAY_FIRST.has(region) ? SUNDAY : 0;
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
    firstWeekday: firstWeekdayOf(device.region, language),
  };
}
