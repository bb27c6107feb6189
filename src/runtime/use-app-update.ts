import { useSyncExternalStore } from 'react';

import { useRuntime } from './runtime-provider';

export function useAppUpdate(): { isReady: boolean; change: () => void } {
  const { update } = useRuntime();
  const isReady = useSyncExternalStore(update.isReady.watch, update.isReady.get);
  return { isReady, change: () => update.change() };
}
