/** When the traveller saw what is new: this time, and the time before. */
export interface Visits {
  last: number;
  before: number | null;
}

/** Opening the app again within it is the same visit: what was new a minute ago still is. */
const ONE_VISIT_MS = 3_600_000;

export function visitNow(visits: Visits | null, now: number): Visits {
  if (!visits) return { last: now, before: null };
  // A clock that was set back must not hide what is new for good.
  return Math.abs(now - visits.last) < ONE_VISIT_MS ? visits : { last: now, before: visits.last };
}

interface Dated {
  /** How many are new that were issued on the day of that visit or since: they are dated by the day only. */
  alerts: number;
  trips: readonly { updated_at: string }[];
  messages: readonly { created_at: string }[];
}

export interface Changes {
  alerts: number;
  trips: number;
  messages: number;
}

/** The day of a visit, as alerts are dated. */
export function toDay(visit: number): string {
  return new Date(visit).toISOString().slice(0, 10);
}

/** How much is new since then. */
export function countChanges({ alerts, trips, messages }: Dated, since: number): Changes {
  return {
    alerts,
    trips: trips.filter(({ updated_at }) => Date.parse(updated_at) > since).length,
    messages: messages.filter(({ created_at }) => Date.parse(created_at) > since).length,
  };
}
