import { useSyncExternalStore } from 'react';

import type { AppActivity } from '@/platform/app-activity';

import { useRuntime } from './runtime-provider';

/** Whether somebody can see the app now. */
export function useIsForeground(): boolean {
  const { activity } = useRuntime();
  return useSyncExternalStore(
    (listener) => watch(activity, listener),
    () => activity.isForeground(),
  );
}

function watch(activity: AppActivity, listener: () => void): () => void {
  const endings = [activity.onForeground(listener), activity.onBackground(listener)];
  return () => endings.forEach((end) => end());
}
