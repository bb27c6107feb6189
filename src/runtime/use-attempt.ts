import { useCallback, useSyncExternalStore } from 'react';

import { useRuntime } from './runtime-provider';

/**
 * For what is done with a tap and has no place of its own for a failure: it is told over the screen. Forms, which have one, wait for
 * the promise themselves.
 */
export function useAttempt(): (write: Promise<unknown>) => void {
  const { isUnsaved } = useRuntime();
  return useCallback(
    (write) =>
      void write.then(
        () => isUnsaved.set(false),
        () => isUnsaved.set(true),
      ),
    [isUnsaved],
  );
}

/** Whether the last thing that the traveller did could not be kept. */
export function useUnsaved(): { isUnsaved: boolean; dismiss: () => void } {
  const { isUnsaved } = useRuntime();
  return {
    isUnsaved: useSyncExternalStore(isUnsaved.watch, isUnsaved.get),
    dismiss: () => isUnsaved.set(false),
  };
}
