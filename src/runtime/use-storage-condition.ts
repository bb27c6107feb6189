import { useSyncExternalStore } from 'react';

import type { StorageCondition } from './reopen-store';
import { useRuntime } from './runtime-provider';
import { useIsLasting } from './use-read-trouble';

/** Whether what holds the data still answers. Where it is opened again at once, nobody has to hear of it. */
export function useStorageCondition(): { condition: StorageCondition; tryAgain: () => void } {
  const { running } = useRuntime();
  const condition = useSyncExternalStore(running.storage.watch, running.storage.get);
  const isLong = useIsLasting(condition === 'reopening');
  return {
    condition: condition === 'reopening' && !isLong ? 'well' : condition,
    tryAgain: () => running.tryAgain(),
  };
}
