/** A row that was being committed while the list was read may carry an earlier time; so far back it is asked again. */
const OVERLAP_SECONDS = 60;
/** Removed trips vanish from the service after three months: an older cursor would miss their removal. */
const CURSOR_LIFE_SECONDS = 80 * 86_400;

/** From when on the next reading must ask, by the service's own clock. */
export function toCursor(serviceDate: number | null): number | null {
  return serviceDate === null ? null : Math.floor(serviceDate / 1000) - OVERLAP_SECONDS;
}

/** What to ask with: null reads the list whole. */
export function usableCursor(cursor: number | null, now: number): number | null {
  if (cursor === null) return null;
  return now / 1000 - cursor > CURSOR_LIFE_SECONDS ? null : cursor;
}
