import { Activity, createContext, use, type ReactNode } from 'react';

const InFrontContext = createContext(true);

/** Tells what is in a screen whether the screen is seen, or lies behind another. */
export function InFrontProvider({ isInFront, children }: { isInFront: boolean; children: ReactNode }) {
  return <InFrontContext value={isInFront}>{children}</InFrontContext>;
}

export function useIsInFront(): boolean {
  return use(InFrontContext);
}

/** Stays as it was, without measuring or drawing anything, while its screen lies behind another. */
export function RestsBehind({ children }: { children: ReactNode }) {
  return <Activity mode={useIsInFront() ? 'visible' : 'hidden'}>{children}</Activity>;
}
