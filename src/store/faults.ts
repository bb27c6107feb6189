/**
 * The words are SQLite's own, the same on every engine; none of the engines hands out the code behind them. "malformed
 * JSON" is not among them: it is said of what comes, not of what is there.
 */
const DAMAGED =
  /image is malformed|malformed database schema|file is not a database|vtable constructor failed/i;
const OF_THE_DEVICE =
  /locked|busy|disk I\/O error|disk is full|unable to open|read-?only|out of memory|interrupted|access handle|engine is gone/i;
/** The second is what a phone's engine says of a handle that the system took away. */
const GONE = /database engine is gone|access to closed resource/i;

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** What the file holds is broken: trying again will not help. */
export function isDamage(error: unknown): boolean {
  return DAMAGED.test(wordsOf(error));
}

/** A full disk, a lock, a phone that was not unlocked since it started: the data are sound and will be back. */
export function isDeviceFault(error: unknown): boolean {
  return OF_THE_DEVICE.test(wordsOf(error));
}

/** Whoever was asked will answer nothing more; the data are sound, and another engine can read them. */
export function isEngineGone(error: unknown): boolean {
  return GONE.test(wordsOf(error));
}
