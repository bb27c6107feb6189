/** Whether a trip can be relied upon without a network. */
export type TripReadiness<Part> =
  /** Everything is on the device; `checkedAt` is when the oldest of it was confirmed. */
  | { kind: 'ready'; checkedAt: number }
  /** `missing` is what comes next; `why` says how the last try at something missing failed. */
  | { kind: 'incomplete'; done: number; total: number; missing: Part; why: string | null };

interface PartState<Part> {
  part: Part;
  checkedAt: number | null;
  failure: string | null;
}

export function toTripReadiness<Part>(parts: readonly PartState<Part>[]): TripReadiness<Part> | null {
  const open = parts.filter(({ checkedAt }) => checkedAt === null);
  const [next] = open;
  if (next) {
    const why = open.find(({ failure }) => failure !== null)?.failure ?? null;
    return {
      kind: 'incomplete',
      done: parts.length - open.length,
      total: parts.length,
      missing: next.part,
      why,
    };
  }
  const times = parts.map(({ checkedAt }) => checkedAt ?? 0);
  return times.length === 0 ? null : { kind: 'ready', checkedAt: Math.min(...times) };
}
