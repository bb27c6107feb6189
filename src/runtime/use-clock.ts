import { useRuntime } from './runtime-provider';

/** The device's day and time, as everything else in the app takes them. */
export function useClock(): { now: () => number; today: () => string } {
  return useRuntime().clock;
}
