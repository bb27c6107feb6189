export interface AutomaticCheckIn {
  at: number;
  countryCode: string | null;
}

export const AUTOMATIC_PAUSE_MS = 3_600_000;
/** As far as a town; within it nobody looks for the traveller elsewhere. */
export const AUTOMATIC_METRES = 2_000;

/** Whether the phone should report a position by itself: at most once an hour, and only from somewhere else. */
export function isAutomaticCheckInDue(
  last: AutomaticCheckIn | null,
  here: AutomaticCheckIn,
  metresFromLast: number,
): boolean {
  if (!last) return true;
  // Either way: a clock that was set back must not silence it for days.
  if (Math.abs(here.at - last.at) < AUTOMATIC_PAUSE_MS) return false;
  const isNewCountry = here.countryCode !== null && here.countryCode !== last.countryCode;
  return isNewCountry || metresFromLast >= AUTOMATIC_METRES;
}
