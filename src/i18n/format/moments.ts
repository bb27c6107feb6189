import type { Locale } from '../locale';
import { timeWords } from '../messages/time';
import { type CalendarDay, countDays, writeCalendarDay } from './calendar-day';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The day and the time that clocks on the wall show at this moment, where the device is. */
function toWall(moment: number): CalendarDay & { hour: number; minute: number; written: string } {
  const date = new Date(moment);
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  const written = [String(year).padStart(4, '0'), two(month), two(day)].join('-');
  return { year, month, day, hour: date.getHours(), minute: date.getMinutes(), written };
}

const two = (value: number) => String(value).padStart(2, '0');

export function dayOfMoment(moment: number): string {
  return toWall(moment).written;
}

/** `09:41`, or `9:41 AM`, where the device is. */
export function writeTime(locale: Locale, moment: number): string {
  const { hour, minute } = toWall(moment);
  return writeClock(locale, hour, minute);
}

/** `09:41`, or `9:41 AM`. */
export function writeClock({ clock }: Locale, hour: number, minute: number): string {
  if (clock === '24h') return `${two(hour)}:${two(minute)}`;
  return `${hour % 12 || 12}:${two(minute)}\u00A0${hour < 12 ? 'AM' : 'PM'}`;
}

/** `today 09:41`, `yesterday 18:05`, `Nov 12, 09:41`. */
export function writeMoment(locale: Locale, moment: number, now: number): string {
  const words = timeWords[locale.language];
  const [then, today] = [toWall(moment), toWall(now)];
  const time = writeTime(locale, moment);
  const daysAgo = countDays(then.written, today.written);
  if (daysAgo === 0) return words.todayAt(time);
  if (daysAgo === 1) return words.yesterdayAt(time);
  return words.dayAt(writeCalendarDay(locale, then, then.year !== today.year), time);
}

/** `2 h ago`. A moment that is still to come is from a wrong clock, and is written out. */
export function writeAgo(locale: Locale, moment: number, now: number): string {
  const words = timeWords[locale.language];
  const age = now - moment;
  if (age < -MINUTE) return writeMoment(locale, moment, now);
  if (age < MINUTE) return words.justNow;
  if (age < HOUR) return words.minutesAgo(Math.floor(age / MINUTE));
  if (age < DAY) return words.hoursAgo(Math.floor(age / HOUR));
  if (age < 30 * DAY) return words.daysAgo(Math.floor(age / DAY));
  const then = toWall(moment);
  return writeCalendarDay(locale, then, then.year !== toWall(now).year);
}

/** `45 min`, `2 h 30 min`, `3 days`. */
export function writeDuration(locale: Locale, milliseconds: number): string {
  const words = timeWords[locale.language];
  const minutes = Math.max(1, Math.round(milliseconds / MINUTE));
  if (minutes < 60) return words.minutes(minutes);
  if (minutes >= 48 * 60) return words.days(Math.round(minutes / (24 * 60)));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest === 0 ? words.hours(hours) : `${words.hours(hours)} ${words.minutes(rest)}`;
}
