import { createContext, use } from 'react';

import type { SayCheckIn } from './use-say-check-in';

/** Provided by `CheckInSheets`, over all screens. */
export const CheckInContext = createContext<SayCheckIn | null>(null);

/** For whatever says "I'm safe" or "I need help". */
export function useCheckInSaying(): Omit<SayCheckIn, 'close'> {
  const saying = use(CheckInContext);
  if (!saying) throw new Error('Checking in stands within CheckInSheets.');
  return saying;
}
