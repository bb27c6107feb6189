import { useSyncExternalStore } from 'react';

import { useRuntime } from './runtime-provider';

/** Whether the device says that it has a network. That does not mean that the service answers. */
export function useIsOnline(): boolean {
  const { network } = useRuntime();
  return useSyncExternalStore(
    (listener) => network.onChange(listener),
    () => network.now().isOnline,
  );
}
