import { createContext, use, type ReactNode } from 'react';

import { CheckInSheet } from './check-in-sheet';
import { NotKeptSheet } from './not-kept-sheet';
import { type SayCheckIn, useSayCheckIn } from './use-say-check-in';

const CheckInContext = createContext<SayCheckIn | null>(null);

/**
 * The word of what became of a tap stands over all screens: one that fails, or comes back, takes no answer with it. The traveller
 * would not know whether anybody has heard them.
 */
export function CheckInSheets({ children }: { children: ReactNode }) {
  const saying = useSayCheckIn();
  const { state, close } = saying;
  return (
    <CheckInContext value={saying}>
      {children}
      {state.kind === 'stored' && !state.isSaidElsewhere && (
        <CheckInSheet result={state.result} onClose={close} />
      )}
      <NotKeptSheet state={state} onClose={close} />
    </CheckInContext>
  );
}

/** For whatever says "I'm safe" or "I need help". */
export function useCheckInSaying(): Pick<SayCheckIn, 'state' | 'say'> {
  const saying = use(CheckInContext);
  if (!saying) throw new Error('Checking in stands within CheckInSheets.');
  return saying;
}
