import { isKnownZone, offsetAt } from '@/contract/zone-clock';

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

const MINUTE = 60_000;
const LOCAL = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/;

/** A zone that this device does not know is shown in UTC, which every offset is counted from. Null for what names no time. */
export function toWallTime(time: PlaceTime): WallTime | null {
  if ('local' in time) return readLocal(time.local);
  if (!Number.isFinite(time.moment)) return null;
  return readWall(isKnownZone(time.zone) ? time.zone : 'UTC', time.moment);
}

function readLocal(local: string): WallTime | null {
  const [, day = '', hour = '', minute = ''] = LOCAL.exec(local) ?? [];
  if (!toCalendarDay(day) || Number(hour) > 23 || Number(minute) > 59) return null;
  return { day, hour: Number(hour), minute: Number(minute), offset: null };
}

function readWall(zone: string, moment: number): WallTime | null {
  const offset = offsetAt(zone, moment);
  if (offset === null) return null;
  const shown = new Date(moment + offset);
  return {
    day: shown.toISOString().slice(0, 10),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
    offset: Math.round(offset / MINUTE),
  };
}

/** Whole days by which the calendar differs between two walls. */
export function daysBetween(from: WallTime, to: WallTime): number {
  return countDays(from.day, to.day) ?? 0;
}

/** Whether clocks show the same on the same day. */
export function isSameOnWall(one: WallTime, other: WallTime): boolean {
  return one.day === other.day && one.hour === other.hour && one.minute === other.minute;
}
