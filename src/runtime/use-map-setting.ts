import { useSyncExternalStore } from 'react';

import { useRuntime } from './runtime-provider';

/** Which of its two drawings a map may use. */
export function useMapSetting(): { isOnline: boolean; hasMapKey: boolean } {
  const { network, hasMapKey } = useRuntime();
  const isOnline = useSyncExternalStore(
    (listener) => network.onChange(listener),
    () => network.now().isOnline,
  );
  return { isOnline, hasMapKey };
}
