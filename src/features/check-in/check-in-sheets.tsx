import type { ReactNode } from 'react';

import { CheckInContext } from './check-in-saying';
import { CheckInSheet } from './check-in-sheet';
import { NotKeptSheet } from './not-kept-sheet';
import { UnkeptAnswer } from './unkept-answer';
import { useSayCheckIn } from './use-say-check-in';

interface CheckInSheetsProps {
  /** What to ask whoever has called for help, by the id of the call. */
  askForHelp?: (checkInId: string) => ReactNode;
  children: ReactNode;
}

/**
 * The word of what became of a tap stands over all screens: one that fails, or comes back, takes no answer with it. The traveller
 * would not know whether anybody has heard them.
 */
export function CheckInSheets({ askForHelp, children }: CheckInSheetsProps) {
  const saying = useSayCheckIn();
  const { state, close } = saying;
  return (
    <CheckInContext value={saying}>
      {children}
      {state.kind === 'stored' && !state.isSaidElsewhere && (
        <CheckInSheet result={state.result} onClose={close}>
          {state.result.status === 'help' && askForHelp?.(state.result.id)}
        </CheckInSheet>
      )}
      <NotKeptSheet state={state} onClose={close} />
      {state.kind === 'idle' && <UnkeptAnswer />}
    </CheckInContext>
  );
}
