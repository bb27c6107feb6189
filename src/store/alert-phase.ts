import { type Moment, WHOLE_DAY_TIMES } from '@/domain/alert-period';

const TIMES = WHOLE_DAY_TIMES.map((time) => `'${time}'`).join(', ');

/** SQL: one thing where the column names a day as a whole, the other where it names a moment. */
const byKind = (column: string, ofDay: string, ofMoment: string) =>
  `iif(substr(${column}, 12, 5) in (${TIMES}), substr(${column}, 1, 10) ${ofDay} ?1, unixepoch(${column}) ${ofMoment} ?2)`;

/** SQL of the rule `alertPhase`, so that the store can choose by it. `?1` is today, `?2` the clock in seconds. */
export const phaseOf = (start: string, finish: string) => `case
  when ${finish} is not null and ${byKind(finish, '<', '<=')} then 'over'
  when ${start} is not null and ${byKind(start, '>', '>')} then 'soon'
  else 'now' end`;

/** For `?1` and `?2` of it. */
export function toParameters({ today, now }: Moment): [today: string, seconds: number] {
  return [today, Math.floor(now / 1000)];
}
