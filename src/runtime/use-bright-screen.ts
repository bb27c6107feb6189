import { useEffect } from 'react';

import { useRuntime } from './runtime-provider';
import { useIsForeground } from './use-is-foreground';

/** While somebody looks: a scanner reads a dark screen badly, and whatever is looked at next is to be as bright as it was. */
export function useBrightScreen(isInFront: boolean): void {
  const { screenLight } = useRuntime();
  const isForeground = useIsForeground();
  const isSeen = isInFront && isForeground;
  useEffect(() => (isSeen ? screenLight.brighten() : undefined), [screenLight, isSeen]);
}
