/** Where a trip stands on a day of the calendar. Its first and last day are part of it. */
export type TripPhase =
  | { kind: 'current'; day: number; of: number }
  | { kind: 'upcoming'; daysToGo: number }
  /** Also a trip whose days can't be read: nothing is to be expected of it. */
  | { kind: 'past' };

interface Period {
  start: string;
  finish: string;
}

export function toTripPhase({ start, finish }: Period, today: string): TripPhase {
  const [first, last, now] = [countDay(start), countDay(finish), countDay(today)];
  if (first === null || last === null || now === null || now > last) return { kind: 'past' };
  if (now < first) return { kind: 'upcoming', daysToGo: first - now };
  return { kind: 'current', day: now - first + 1, of: last - first + 1 };
}

/** How much of it is over, of 1: a trip is whole on its last day. */
export function shareOfTrip(phase: TripPhase): number {
  switch (phase.kind) {
    case 'upcoming':
      return 0;
    case 'current':
      return phase.day / phase.of;
    case 'past':
      return 1;
  }
}

interface TripsByPhase<Trip> {
  current: Trip[];
  upcoming: Trip[];
  past: Trip[];
}

/** What is next comes first: trips under way and to come by their first day, those that are over by their last, latest first. */
export function groupByPhase<Trip extends Period>(trips: readonly Trip[], today: string): TripsByPhase<Trip> {
  const groups: TripsByPhase<Trip> = { current: [], upcoming: [], past: [] };
  for (const trip of trips) groups[toTripPhase(trip, today).kind].push(trip);
  const byStart = (one: Trip, other: Trip) => compare(one.start, other.start);
  groups.current.sort(byStart);
  groups.upcoming.sort(byStart);
  groups.past.sort((one, other) => compare(other.finish, one.finish));
  return groups;
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

const MS_OF_A_DAY = 86_400_000;

/** Days since 1970, counted without any time zone. */
function countDay(written: string): number | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(written) ?? [];
  return year === undefined ? null : Date.UTC(Number(year), Number(month) - 1, Number(day)) / MS_OF_A_DAY;
}
