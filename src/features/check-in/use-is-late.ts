import { useHasPassed } from '@/runtime/use-has-passed';
import type { CheckInSending } from '@/store/check-ins';

const CONFIRMED_WITHIN_MS = 20_000;

/**
 * No service has confirmed it in a time in which one would have. Whatever the phone believes of its network: a portal, a key that is
 * refused and a request that hangs look alike to whoever waits for help.
 */
export function useIsLate(checkedInAt: number | null, sending: CheckInSending | null): boolean {
  const isOpen = sending !== null && sending.kind !== 'sent';
  return useHasPassed(isOpen ? checkedInAt : null, CONFIRMED_WITHIN_MS);
}
