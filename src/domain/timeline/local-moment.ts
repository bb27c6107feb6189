import { toInstant, toLocal } from '@/contract/zoned-moment';

/** A time at a place: the moment and the zone of the place, or what clocks there show where nobody told the zone. */
export type PlaceTime = { moment: number; zone: string } | { local: string };

/** When something happens where it happens. */
export interface LocalMoment {
  /** What the calendar there shows, as `YYYY-MM-DD`. */
  day: string;
  /** Null where a day alone was told. */
  at: PlaceTime | null;
  /** Null where nobody told the zone, or a time. */
  instant: number | null;
}

/** As a segment tells it: by the clocks there, by their zone, by UTC, or by some of them. */
export interface ToldMoment {
  local: string | null;
  zone: string | null;
  utc: string | null;
}

/** Null where nothing was told. Clocks are read in the zone, so that a time which they skip is shown as they show it. */
export function toLocalMoment({ local, zone, utc }: ToldMoment): LocalMoment | null {
  if (local !== null && !local.includes('T')) return { day: local, at: null, instant: null };
  const told = utc === null ? NaN : Date.parse(utc);
  const instant = Number.isNaN(told)
    ? local === null || zone === null
      ? null
      : toInstant(local, zone)
    : told;
  const shown = instant === null || zone === null ? null : toLocal(instant, zone);
  if (instant !== null && zone !== null && shown !== null)
    return { day: shown.slice(0, 10), at: { moment: instant, zone }, instant };
  if (local !== null) return { day: local.slice(0, 10), at: { local }, instant };
  if (instant === null) return null;
  // Without a place's own clocks, those that all others are counted from.
  return { day: new Date(instant).toISOString().slice(0, 10), at: { moment: instant, zone: 'UTC' }, instant };
}
