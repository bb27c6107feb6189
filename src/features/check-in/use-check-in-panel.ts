import { useState } from 'react';

import { useCheckIn } from '@/runtime/use-services';
import type { StoredResult } from '@/services/check-in-result';

type Status = StoredResult['status'];

export type CheckInPanelState =
  | { kind: 'idle' }
  | { kind: 'saving'; status: Status }
  /** The device could not keep it: nothing was done. */
  | { kind: 'not-stored' }
  | { kind: 'stored'; result: StoredResult };

export function useCheckInPanel(requestId?: string) {
  const { checkIn } = useCheckIn();
  const [state, setState] = useState<CheckInPanelState>({ kind: 'idle' });
  return {
    state,
    checkIn: async (status: Status) => {
      setState({ kind: 'saving', status });
      const result = await checkIn({ status, requestId });
      setState(result.kind === 'not-stored' ? { kind: 'not-stored' } : { kind: 'stored', result });
    },
    close: () => setState({ kind: 'idle' }),
  };
}
