import { toCalendarDay } from '@/i18n/format/calendar-day';

/** A month as `YYYY-MM`. */
export type Month = string;

export interface DayCell {
  /** `YYYY-MM-DD`. */
  day: string;
  number: number;
  /** From 0, Monday. */
  weekday: number;
}

const two = (value: number) => String(value).padStart(2, '0');

export function toMonth(day: string): Month {
  return day.slice(0, 7);
}

export function addMonths(month: Month, count: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const months = year * 12 + number - 1 + count;
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${two((months % 12) + 1)}`;
}

/** Reckoned without any time zone. What names no day is given back. */
export function addDays(day: string, count: number): string {
  const parts = toCalendarDay(day);
  if (!parts) return day;
  return new Date(Date.UTC(parts.year, parts.month - 1, parts.day + count)).toISOString().slice(0, 10);
}

/** The days of a week in their order, from 0, Monday. */
export function toWeekdays(first: number): number[] {
  return Array.from({ length: 7 }, (_, day) => (first + day) % 7);
}

/** The weeks of a month, from their first weekday on (0 is Monday); null where a week belongs to the months beside it. */
export function toWeeks(month: Month, firstWeekday = 0): (DayCell | null)[][] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const lead = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + 13 - firstWeekday) % 7;
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: Math.ceil((lead + length) / 7) }, (_, week) =>
    toWeekdays(firstWeekday).map((weekday, column) => {
      const date = week * 7 + column - lead + 1;
      return date < 1 || date > length ? null : { day: `${month}-${two(date)}`, number: date, weekday };
    }),
  );
}
