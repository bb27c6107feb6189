import { useSyncExternalStore } from 'react';

import type { Keeping } from './app-update';
import { useRuntime } from './runtime-provider';

export function useAppUpdate(): { isReady: boolean; change: () => void } {
  const { update } = useRuntime();
  const isReady = useSyncExternalStore(update.isReady.watch, update.isReady.get);
  return { isReady, change: () => update.change() };
}

export function useKeeping(): Keeping {
  const { update } = useRuntime();
  return useSyncExternalStore(update.keeping.watch, update.keeping.get);
}
