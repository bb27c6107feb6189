import { useState } from 'react';

import { checkInQueries } from '@/runtime/queries/traveller-queries';
import { useSideRead } from '@/runtime/use-read';
import { useCheckIn } from '@/runtime/use-services';
import type { StoredResult } from '@/services/check-in-result';

type Status = StoredResult['status'];

type CheckInPanelState =
  | { kind: 'idle' }
  | { kind: 'saving'; status: Status }
  /** The device could not keep it; the service has it all the same, or nobody has. */
  | { kind: 'sent-unstored'; status: Status }
  | { kind: 'not-stored' }
  | { kind: 'stored'; result: StoredResult };

export function useCheckInPanel(requestId?: string) {
  const { checkIn } = useCheckIn();
  const requests = useSideRead(checkInQueries.requests());
  const [state, setState] = useState<CheckInPanelState>({ kind: 'idle' });
  return {
    state,
    checkIn: async (status: Status) => {
      setState({ kind: 'saving', status });
      // "I'm safe" is the answer that an open request waits for. A call for help goes its own way, which nothing can refuse.
      const answers = requestId ?? (status === 'safe' ? requests?.[0]?.id : undefined);
      const result = await checkIn({ status, requestId: answers });
      setState(result.kind === 'sending' || result.kind === 'queued' ? { kind: 'stored', result } : result);
    },
    close: () => setState({ kind: 'idle' }),
  };
}
