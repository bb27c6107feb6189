/** Thrown inside a run that was stopped. Not `signal.throwIfAborted()`: the signals of phones do not have it. */
class Cancelled extends Error {}

export function throwIfCancelled(signal: AbortSignal): void {
  if (signal.aborted) throw new Cancelled('The sync was stopped.');
}
