import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The time, so that "2 min ago" does not stand still. Given one, it stays with it. */
export function useNow(given?: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (given !== undefined) return;
    const tick = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(tick);
  }, [given]);
  return given ?? now;
}
