import type { ReactNode } from 'react';

/** In a browser a finger that goes sideways leaves the page, and a mouse selects words: there the buttons do it alone. */
export function SwipeArea({ children }: { children: ReactNode }) {
  return children;
}

export function SwipeActions({ children }: { children: ReactNode }) {
  return children;
}
