import { countDays, toCalendarDay } from './calendar-day';

/** A time at a place: the moment and the zone of the place, or what clocks there show where nobody told the zone. */
export type PlaceTime = { moment: number; zone: string } | { local: string };

/** What clocks on the wall of a place show. */
export interface WallTime {
  /** `YYYY-MM-DD`. */
  day: string;
  hour: number;
  minute: number;
  /** Minutes east of UTC; null where nobody told the zone. */
  offset: number | null;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const LOCAL = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/;

/** A zone that this device does not know is shown in UTC, which every offset is counted from. Null for what names no time. */
export function toWallTime(time: PlaceTime): WallTime | null {
  if ('local' in time) return readLocal(time.local);
  if (!Number.isFinite(time.moment)) return null;
  return readClock(clockOf(time.zone) ?? toClock('UTC'), time.moment);
}

function readLocal(local: string): WallTime | null {
  const [, day = '', hour = '', minute = ''] = LOCAL.exec(local) ?? [];
  if (!toCalendarDay(day) || Number(hour) > 23 || Number(minute) > 59) return null;
  return { day, hour: Number(hour), minute: Number(minute), offset: null };
}

export function isKnownZone(zone: string): boolean {
  return clockOf(zone) !== null;
}

/** Whole days by which the calendar differs between two walls. */
export function daysBetween(from: WallTime, to: WallTime): number {
  return countDays(from.day, to.day) ?? 0;
}

/** Whether clocks show the same on the same day. */
export function isSameOnWall(one: WallTime, other: WallTime): boolean {
  return one.day === other.day && one.hour === other.hour && one.minute === other.minute;
}

const toClock = (zone: string) =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });

/** Making one takes as long as fifty readings, and a timeline asks for the same few zones with every drawing. */
const clocks = new Map<string, Intl.DateTimeFormat | null>();

function clockOf(zone: string): Intl.DateTimeFormat | null {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  const clock = makeClock(zone);
  clocks.set(zone, clock);
  return clock;
}

function makeClock(zone: string): Intl.DateTimeFormat | null {
  try {
    return zone === '' ? null : toClock(zone);
  } catch (reason) {
    // Intl says so of a zone that it has never heard of.
    if (reason instanceof RangeError) return null;
    throw reason;
  }
}

/**
 * The numbers are read out of the text, in the order of American English: Hermes on iPhones has no `formatToParts`. Some engines write
 * midnight as 24, and some keep to twelve hours whatever they are told.
 */
function readClock(clock: Intl.DateTimeFormat, moment: number): WallTime {
  const text = clock.format(moment);
  const [month = 1, date = 1, year = 1970, written = 0, minute = 0, second = 0] = (
    text.match(/\d+/g) ?? []
  ).map(Number);
  const hour = /[ap]m/i.test(text) ? (written % 12) + (/pm/i.test(text) ? 12 : 0) : written % 24;
  const wall = Date.UTC(year, month - 1, date, hour, minute, second);
  return {
    day: new Date(wall).toISOString().slice(0, 10),
    hour,
    minute,
    offset: Math.round((wall - Math.floor(moment / SECOND) * SECOND) / MINUTE),
  };
}
