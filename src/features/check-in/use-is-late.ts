import { useIsUnconfirmed } from '@/runtime/use-is-unconfirmed';
import type { CheckInSending } from '@/store/check-ins';

/** Nobody has confirmed it in good time. */
export function useIsLate(checkedInAt: number | null, sending: CheckInSending | null): boolean {
  const isOpen = sending !== null && sending.kind !== 'sent';
  return useIsUnconfirmed(isOpen ? checkedInAt : null);
}
