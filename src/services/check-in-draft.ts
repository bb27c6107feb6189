import { CheckInStatus } from '@/contract/check-in';
import type { Fix } from '@/platform/locator';
import type { CheckInIds, NewCheckIn } from '@/store/check-ins';

import { isFresh, toCheckInPlace } from './check-in-place';
import type { CheckInIntent } from './check-in-result';

/** How long a phone may look for where it is. */
export const FIX_LIMIT_MS = 10_000;
export const STATUS = { safe: CheckInStatus.Safe, help: CheckInStatus.Help } as const;

/** What was last known when it was made; `checkIn` is what was given to the device to keep. */
export interface Draft {
  ids: CheckInIds;
  at: number;
  last: Fix | null;
  installation: string | null;
  checkIn: NewCheckIn | null;
}

export function toNewCheckIn(
  { status, requestId, message }: CheckInIntent,
  draft: Draft,
  deviceToken: string,
): NewCheckIn {
  const { at, last } = draft;
  // "I need help" goes at once, whatever is known of the place.
  const mayWait = status === 'safe' && !(last && isFresh(last, at));
  return {
    ...toCheckInPlace(last),
    status: STATUS[status],
    request_id: requestId ?? null,
    ...(message !== undefined && { message }),
    checkedInAt: new Date(at),
    deviceToken,
    heldUntil: mayWait ? at + FIX_LIMIT_MS : undefined,
  };
}
