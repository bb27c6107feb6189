import { useState } from 'react';

import { useAttempt } from '@/runtime/use-attempt';
import { checkInQueries } from '@/runtime/queries/traveller-queries';
import { useSideRead } from '@/runtime/use-read';
import { useCheckIn } from '@/runtime/use-services';
import type { StoredResult } from '@/services/check-in-result';

type Status = StoredResult['status'];

export type CheckInPanelState =
  | { kind: 'idle' }
  | { kind: 'saving'; status: Status }
  /** The device could not keep it; the service has it all the same, or nobody has. */
  | { kind: 'sent-unstored'; status: Status }
  | { kind: 'not-stored' }
  | { kind: 'stored'; result: StoredResult };

/** `requestId` is the request that a tap answers; without one "I'm safe" answers the newest that is open, and with null none. */
export function useCheckInPanel(requestId?: string | null) {
  const { checkIn } = useCheckIn();
  const requests = useSideRead(checkInQueries.requests());
  const attempt = useAttempt();
  const [state, setState] = useState<CheckInPanelState>({ kind: 'idle' });
  const say = async (status: Status, message?: string) => {
    setState({ kind: 'saving', status });
    // "I'm safe" is the answer that an open request waits for. A call for help goes its own way, which nothing can refuse.
    const newest = status === 'safe' ? requests?.[0]?.id : undefined;
    const answers = requestId === undefined ? newest : (requestId ?? undefined);
    const result = await checkIn({ status, requestId: answers, message });
    setState(result.kind === 'sending' || result.kind === 'queued' ? { kind: 'stored', result } : result);
  };
  return {
    state,
    checkIn: (status: Status, message?: string) => attempt(say(status, message)),
    close: () => setState({ kind: 'idle' }),
  };
}
