import { isKnownZone } from '@/contract/zone-clock';

import type { Locale } from '../locale';
import { zonedTimeWords } from '../messages/zoned-time';
import { writeClock } from './moments';
import { daysBetween, isSameOnWall, type PlaceTime, toWallTime, type WallTime } from './wall-time';

export interface ZonedTimeSettings {
  /** What was planned, where it may differ. */
  planned?: PlaceTime;
  /** Whose day is counted from, such as the departure; without it, the plan's. */
  from?: PlaceTime;
  /** IANA zone of where the traveller lives. */
  home?: string;
}

/** A time at a place in all its pieces, each ready to be shown; null where there is nothing to say. */
export interface WrittenZonedTime {
  time: string;
  /** Only where clocks show something else. */
  planned: string | null;
  /** `UTC−5`. */
  zone: string | null;
  /** `+1 day`. */
  days: string | null;
  /** `19:55 at home`. */
  home: string | null;
  /** The same in one sentence, without what is at home. */
  spoken: string;
}

/** Null for what names no time. */
export function writeZonedTime(
  locale: Locale,
  at: PlaceTime,
  { planned: plan, from, home }: ZonedTimeSettings = {},
): WrittenZonedTime | null {
  const wall = toWallTime(at);
  if (wall === null) return null;
  const words = zonedTimeWords[locale.language];
  const clock = ({ hour, minute }: WallTime) => writeClock(locale, hour, minute);
  const planWall = plan ? toWallTime(plan) : null;
  const isMoved = planWall !== null && !isSameOnWall(planWall, wall);
  const start = (from ? toWallTime(from) : null) ?? planWall;
  const count = start ? daysBetween(start, wall) : 0;
  const time = clock(wall);
  const planned = isMoved ? clock(planWall) : null;
  const zone = wall.offset === null ? null : writeOffset(wall.offset);
  const days = count === 0 ? null : words.days(count);
  const spoken = [planned === null ? time : words.plannedNow(planned, time), days, zone];
  return {
    time,
    planned,
    zone,
    days,
    home: 'zone' in at && home !== undefined ? writeHome(locale, wall, { ...at, zone: home }) : null,
    spoken: spoken.filter((part) => part !== null).join(', '),
  };
}

function writeHome(locale: Locale, there: WallTime, at: { moment: number; zone: string }): string | null {
  // Of a home that this device can't find nothing is said; UTC would be taken for the time there.
  const home = isKnownZone(at.zone) ? toWallTime(at) : null;
  if (home === null || isSameOnWall(there, home)) return null;
  const words = zonedTimeWords[locale.language];
  const count = daysBetween(there, home);
  const time = writeClock(locale, home.hour, home.minute);
  return words.atHome(count === 0 ? time : `${time} (${words.days(count)})`);
}

/** `UTC−5`, `UTC+5:30`, `UTC`. */
export function writeOffset(minutes: number): string {
  if (minutes === 0) return 'UTC';
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const tail = rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`;
  // The joiner keeps a line from ending between the sign and the number.
  return `UTC${minutes < 0 ? '−' : '+'}\u2060${hours}${tail}`;
}
