import { useEffect, useState } from 'react';

import { useClock } from './use-clock';

/**
 * Whether so much time has passed since a moment of the device's clock; false while there is none. A moment to come means that the
 * clock was set back: nobody can tell how long ago it was, so the time is over.
 */
export function useHasPassed(since: number | null, ms: number): boolean {
  const { now } = useClock();
  const [passed, setPassed] = useState<number | null>(null);
  useEffect(() => {
    if (since === null) return undefined;
    const elapsed = now() - since;
    const timer = setTimeout(() => setPassed(since), elapsed < 0 ? 0 : Math.max(0, ms - elapsed));
    return () => clearTimeout(timer);
  }, [since, ms, now]);
  return since !== null && passed === since;
}
