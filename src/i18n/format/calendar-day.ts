import type { Language } from '../languages';
import type { Locale } from '../locale';
import { dayPickerWords } from '../messages/day-picker';

const MONTHS: Record<Language, string> = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  es: 'ene feb mar abr may jun jul ago sept oct nov dic',
  fr: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
  de: 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.',
};

export interface CalendarDay {
  year: number;
  /** From 1. */
  month: number;
  day: number;
}

const WRITTEN = /^(\d{4})-(\d{2})-(\d{2})/;
const MS_OF_A_DAY = 86_400_000;

/**
 * A day of the calendar, wherever one stands. No clock and no time zone has a part in it: a trip that begins on the 12th
 * begins on the 12th in Apia and in Honolulu. Null for what names no day.
 */
export function toCalendarDay(written: string): CalendarDay | null {
  const parts = WRITTEN.exec(written);
  if (!parts) return null;
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number];
  const counted = new Date(Date.UTC(year, month - 1, day));
  // The 31st of February would become a day in March.
  return counted.getUTCMonth() === month - 1 && counted.getUTCDate() === day ? { year, month, day } : null;
}

const toCount = ({ year, month, day }: CalendarDay) => Date.UTC(year, month - 1, day) / MS_OF_A_DAY;

/** Whole days from one to the other; null where one of them is no day. */
export function countDays(from: string, to: string): number | null {
  const [first, last] = [toCalendarDay(from), toCalendarDay(to)];
  return first && last ? toCount(last) - toCount(first) : null;
}

/** `Nov 12`, and `Nov 12, 2027` with the year. What names no day is given back as it was written. */
export function writeDay(locale: Locale, written: string, withYear: boolean): string {
  const day = toCalendarDay(written);
  return day ? writeCalendarDay(locale, day, withYear) : written;
}

export function writeCalendarDay(
  { language, isMonthFirst }: Locale,
  { year, month, day }: CalendarDay,
  withYear: boolean,
): string {
  const name = MONTHS[language].split(' ')[month - 1] ?? '';
  if (isMonthFirst) return withYear ? `${name} ${day}, ${year}` : `${name} ${day}`;
  const short = `${writeNumberOfDay(language, day)} ${name}`;
  return withYear ? `${short} ${year}` : short;
}

function writeNumberOfDay(language: Language, day: number): string {
  if (language === 'de') return `${day}.`;
  return language === 'fr' && day === 1 ? '1er' : String(day);
}

/** `Sunday`; empty for what names no day. */
export function writeWeekday({ language }: Locale, written: string): string {
  const day = toCalendarDay(written);
  if (!day) return '';
  // The words begin with Monday; 1970 began on a Thursday.
  const weekday = (((toCount(day) + 3) % 7) + 7) % 7;
  return dayPickerWords[language].longWeekdays.split(' ')[weekday] ?? '';
}

/** `Nov 12 – Dec 4`; years where the two differ, or where it is not this year. */
export function writeDays(locale: Locale, from: string, to: string, today: string): string {
  const [first, last] = [toCalendarDay(from), toCalendarDay(to)];
  const years = new Set([first?.year, last?.year, toCalendarDay(today)?.year]);
  if (from === to || !last) return writeDay(locale, from, years.size > 1);
  const differ = first?.year !== last.year;
  const start = writeDay(locale, from, differ);
  return `${start} – ${writeDay(locale, to, years.size > 1)}`;
}
