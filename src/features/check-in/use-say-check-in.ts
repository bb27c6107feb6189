import { useState } from 'react';

import { knownPosition } from '@/geo/position';
import { useAttempt } from '@/runtime/use-attempt';
import { checkInQueries } from '@/runtime/queries/traveller-queries';
import { useSideRead } from '@/runtime/use-read';
import { useCheckIn } from '@/runtime/use-services';
import type { StoredResult } from '@/services/check-in-result';
import type { StoredCheckIn } from '@/store/check-ins';

type Status = StoredResult['status'];

export type CheckInState =
  | { kind: 'idle' }
  | { kind: 'saving'; status: Status }
  /** The device could not keep it; the service has it all the same, or nobody has. */
  | { kind: 'sent-unstored'; status: Status }
  | { kind: 'not-stored'; status: Status }
  | { kind: 'stored'; result: StoredResult; isSaidElsewhere: boolean };

interface Saying {
  /** The request that it answers; without one "I'm safe" answers the newest that is open, and with null none. */
  requestId?: string | null;
  message?: string;
  /** The call before it was none, and the help that was asked for with it is not wanted. */
  takesBackHelp?: boolean;
  /** Whoever asks shows by itself that it is kept. */
  isSaidElsewhere?: boolean;
  /** When the traveller has seen that somebody has it. What nobody has is not done. */
  onDone?: () => void;
}

export interface SayCheckIn {
  state: CheckInState;
  say: (status: Status, saying?: Saying) => void;
  /** What was said of a call for help stands there again, for whoever has closed it. */
  comeBackTo: (call: StoredCheckIn) => void;
  close: () => void;
}

export function useSayCheckIn(): SayCheckIn {
  const { checkIn } = useCheckIn();
  const requests = useSideRead(checkInQueries.requests());
  const attempt = useAttempt();
  const [state, setState] = useState<CheckInState>({ kind: 'idle' });
  const [whenDone, setWhenDone] = useState<Pick<Saying, 'onDone'>>({});

  const save = async (status: Status, saying: Saying) => {
    const { requestId, message, takesBackHelp, isSaidElsewhere = false, onDone } = saying;
    setState({ kind: 'saving', status });
    setWhenDone({ onDone });
    // "I'm safe" is the answer that an open request waits for. A call for help goes its own way, which nothing can refuse.
    const newest = status === 'safe' ? requests?.[0]?.id : undefined;
    const answers = requestId === undefined ? newest : (requestId ?? undefined);
    const result = await checkIn({ status, requestId: answers, message, takesBackHelp });
    const isStored = result.kind === 'sending' || result.kind === 'queued';
    setState(isStored ? { kind: 'stored', result, isSaidElsewhere } : { ...result, status });
  };

  return {
    state,
    say: (status, saying = {}) => attempt(save(status, saying)),
    comeBackTo(call) {
      setWhenDone({});
      setState({ kind: 'stored', result: toStoredCall(call), isSaidElsewhere: false });
    },
    close() {
      setState({ kind: 'idle' });
      if (state.kind !== 'not-stored') whenDone.onDone?.();
    },
  };
}

/** As it was told of when it was made; but the numbers to call are those of where the traveller is by now. */
export function toStoredCall(call: StoredCheckIn): StoredResult {
  return {
    id: call.id,
    status: 'help',
    checkedInAt: call.checkedInAt.getTime(),
    position: knownPosition(call),
    countryCode: call.country_code,
    emergencyNumbers: [],
  };
}
