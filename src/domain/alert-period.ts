interface Period {
  /** Moments or days as the service writes them; null where it leaves that end open. */
  start: string | null;
  finish: string | null;
}

/** When it is: the day of the calendar where the traveller is, and the clock in ms. */
export interface Moment {
  today: string;
  now: number;
}

/** Whether an alert is in force, will be, or was. When it was issued has no part in it. */
export type AlertPhase = 'now' | 'soon' | 'over';

/** In the order in which a list shows them. */
export const ALERT_PHASES: readonly AlertPhase[] = ['now', 'soon', 'over'];

export function alertPhase({ start, finish }: Period, moment: Moment): AlertPhase {
  if (finish !== null && hasEnded(finish, moment)) return 'over';
  return start !== null && isAhead(start, moment) ? 'soon' : 'now';
}

/** The times of day by which a day as a whole is written. */
export const WHOLE_DAY_TIMES: readonly string[] = ['', '00:00', '23:59'];

/** Such a day is the same in every time zone: none turns the last day into the one before. Any other time is a moment. */
export function isWholeDay(written: string): boolean {
  return WHOLE_DAY_TIMES.includes(written.slice(11, 16));
}

function hasEnded(finish: string, { today, now }: Moment): boolean {
  return isWholeDay(finish) ? finish.slice(0, 10) < today : inSeconds(finish) <= Math.floor(now / 1000);
}

function isAhead(start: string, { today, now }: Moment): boolean {
  return isWholeDay(start) ? start.slice(0, 10) > today : inSeconds(start) > Math.floor(now / 1000);
}

/** What is no moment lies neither before nor after another. */
const inSeconds = (written: string) => Math.floor(Date.parse(written) / 1000);
