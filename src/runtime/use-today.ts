import { useSyncExternalStore } from 'react';

import type { Moment } from '@/domain/alert-period';

import { useClock } from './use-clock';

const MINUTE = 60_000;

function everyMinute(tell: () => void): () => void {
  const tick = setInterval(tell, MINUTE);
  return () => clearInterval(tick);
}

/** The day of the calendar where the device is; a screen that stays open over midnight comes along. */
export function useToday(): string {
  return useSyncExternalStore(everyMinute, useClock().today);
}

/** The time to the minute, in ms. */
export function useCurrentMinute(): number {
  const { now } = useClock();
  return useSyncExternalStore(everyMinute, () => Math.floor(now() / MINUTE) * MINUTE);
}

/** Both, for what begins and ends. */
export function useMoment(): Moment {
  return { today: useToday(), now: useCurrentMinute() };
}
