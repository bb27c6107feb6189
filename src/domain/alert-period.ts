interface Period {
  /** Moments or days as the service writes them; null where it leaves that end open. */
  start: string | null;
  finish: string | null;
}

/** By the days that the service wrote: no time zone turns the last day into the one before. */
export function alertPhase({ start, finish }: Period, today: string): 'to-come' | 'now' | 'over' {
  if (finish !== null && finish.slice(0, 10) < today) return 'over';
  return start !== null && start.slice(0, 10) > today ? 'to-come' : 'now';
}
