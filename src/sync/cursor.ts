/** A row that was being committed while the list was read may carry an earlier time; so far back it is asked again. */
const OVERLAP_SECONDS = 60;
/** Removed trips vanish from the service after three months: an older cursor would miss their removal. */
const CURSOR_LIFE_SECONDS = 80 * 86_400;

/** From when on the next reading must ask, by the service's own clock. */
export function toCursor(serviceDate: number | null): number | null {
  return serviceDate === null ? null : Math.floor(serviceDate / 1000) - OVERLAP_SECONDS;
}

/**
 * Whether an answer that begins at the cursor tells everything. Both times are the service's: a phone that lay
 * without a battery may take today for 1970. A cursor ahead of its own clock says that the service's was set back.
 */
export function tellsEverything(cursor: number, serviceDate: number | null): boolean {
  if (serviceDate === null) return true;
  const age = serviceDate / 1000 - cursor;
  return age >= 0 && age <= CURSOR_LIFE_SECONDS;
}
