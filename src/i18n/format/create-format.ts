import type { Locale } from '../locale';
import { writeDay, writeDays, writeWeekday } from './calendar-day';
import { writeDaysTo, writeNearDay, writeStage } from './days-to-go';
import { writeCompassPoint, writeDistance } from './lengths';
import { dayOfMoment, writeAgo, writeClock, writeDuration, writeMoment, writeTime } from './moments';
import { writeBytes, writeNumber, writePercent } from './numbers';
import { readTypedDay, writeTypedDay } from './typed-day';
import { readTypedTime } from './typed-time';
import type { PlaceTime } from './wall-time';
import { writeZonedTime, type ZonedTimeSettings } from './zoned-time';

/** Days are `YYYY-MM-DD` and belong to no time zone; moments are milliseconds since 1970. */
export function createFormat(locale: Locale) {
  const { language } = locale;
  return {
    /** `Nov 12`, with the year where it is not that of `today`. */
    day: (day: string, today: string) => writeDay(locale, day, day.slice(0, 4) !== today.slice(0, 4)),
    dayWithYear: (day: string) => writeDay(locale, day, true),
    days: (from: string, to: string, today: string) => writeDays(locale, from, to, today),
    /** `Sunday`. */
    weekday: (day: string) => writeWeekday(locale, day),
    /** As somebody would type it, all in numbers. */
    typedDay: (day: string) => writeTypedDay(locale, day),
    /** Of what somebody typed; null where it has another form. */
    readTypedDay: (typed: string) => readTypedDay(locale, typed),
    daysTo: (day: string, today: string) => writeDaysTo(locale, day, today),
    /** `yesterday`, `today`, `tomorrow`; null for any other day. */
    nearDay: (day: string, today: string) => writeNearDay(locale, day, today),
    stage: (first: string, last: string, today: string) => writeStage(locale, first, last, today),
    /** `YYYY-MM-DD` on calendars where the device is. */
    dayOf: dayOfMoment,
    time: (moment: number) => writeTime(locale, moment),
    /** Of `HH:MM`, which belongs to no time zone. */
    clockTime: (time: string) => writeClock(locale, Number(time.slice(0, 2)), Number(time.slice(3, 5))),
    /** `HH:MM` of what somebody typed; null where it has another form. */
    readTypedTime,
    /** What clocks show at a place, which need not be where the device is; null for what names no time. */
    zonedTime: (at: PlaceTime, settings?: ZonedTimeSettings) => writeZonedTime(locale, at, settings),
    moment: (moment: number, now: number) => writeMoment(locale, moment, now),
    ago: (moment: number, now: number) => writeAgo(locale, moment, now),
    duration: (milliseconds: number) => writeDuration(locale, milliseconds),
    number: (value: number, decimals?: number) => writeNumber(language, value, decimals),
    /** Of 1. */
    percent: (share: number) => writePercent(language, share),
    bytes: (bytes: number) => writeBytes(language, bytes),
    distance: (metres: number) => writeDistance(locale, metres),
    compassPoint: (degrees: number, width: 'short' | 'long' = 'short') =>
      writeCompassPoint(language, degrees, width),
  };
}

export type Format = ReturnType<typeof createFormat>;
