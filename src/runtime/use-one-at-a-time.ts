import { useRef } from 'react';

import { useAttempt } from './use-attempt';

/** For what the system shows over the app, of which there is one at a time: a second tap finds the first at work. */
export function useOneAtATime(): (work: () => Promise<unknown>) => void {
  const attempt = useAttempt();
  const isAtWork = useRef(false);
  return (work) => {
    if (isAtWork.current) return;
    isAtWork.current = true;
    attempt(
      work().finally(() => {
        isAtWork.current = false;
      }),
    );
  };
}
