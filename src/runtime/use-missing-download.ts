import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

import { useRuntime } from './runtime-provider';
import { useIsOnline } from './use-is-online';

/**
 * Downloads what a screen finds missing, as soon as there is a network and whenever another one comes; null where nothing is missing.
 * What came to nothing is not tried again before: the traveller may.
 */
export function useMissingDownload(missing: string | null, download: (missing: string) => void): void {
  const { network } = useRuntime();
  const watch = (listener: () => void) => network.onChange(listener);
  const isOnline = useIsOnline();
  const isMetered = useSyncExternalStore(watch, () => network.now().isMetered);
  const start = useEffectEvent(download);
  useEffect(() => {
    if (missing !== null && isOnline) start(missing);
  }, [missing, isOnline, isMetered]);
}
