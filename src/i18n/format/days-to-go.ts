import type { Locale } from '../locale';
import { timeWords } from '../messages/time';
import { countDays, writeDay } from './calendar-day';

/** `in 54 days`, `tomorrow`, `today`, `yesterday`, `3 days ago`. */
export function writeDaysTo({ language }: Locale, day: string, today: string): string {
  const words = timeWords[language];
  const days = countDays(today, day);
  switch (days) {
    case null:
      return day;
    case 0:
      return words.today;
    case 1:
      return words.tomorrow;
    case -1:
      return words.yesterday;
    default:
      return days > 0 ? words.inDays(days) : words.daysAgo(-days);
  }
}

/** `yesterday`, `today`, `tomorrow`; null for any other day. */
export function writeNearDay(locale: Locale, day: string, today: string): string | null {
  const days = countDays(today, day);
  return days !== null && Math.abs(days) <= 1 ? writeDaysTo(locale, day, today) : null;
}

/** `in 54 days` before it begins, `day 4 of 23` while it lasts, its last day once it is over. */
export function writeStage(locale: Locale, first: string, last: string, today: string): string {
  const [sinceFirst, all] = [countDays(first, today), countDays(first, last)];
  if (sinceFirst === null || all === null) return '';
  if (sinceFirst < 0) return writeDaysTo(locale, first, today);
  if (sinceFirst <= all) return timeWords[locale.language].dayOf(sinceFirst + 1, all + 1);
  return writeDay(locale, last, first.slice(0, 4) !== today.slice(0, 4));
}
