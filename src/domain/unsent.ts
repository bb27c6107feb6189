interface Entry {
  kind: string;
  parked: unknown;
}

/** Told to the service by the by: nobody waits for it, and nobody misses it. */
const BY_THE_BY = new Set(['device', 'alert-read', 'notification-read']);

/** What of the outbox a traveller would call theirs: what waits, and what needs them. */
export function groupUnsent<Waiting extends Entry>(
  entries: readonly Waiting[],
): { waiting: Waiting[]; parked: Waiting[] } {
  return {
    waiting: entries.filter(({ kind, parked }) => parked === null && !BY_THE_BY.has(kind)),
    parked: entries.filter(({ parked }) => parked !== null),
  };
}
