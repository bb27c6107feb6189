import { notifyManager, type Query, type QueryCache } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';

import { useRuntime } from './runtime-provider';
import { isStoreTopic } from './store-queries';

/** Reading takes a few milliseconds; words that come and go at once would only flicker. */
const CALM_MS = 2_000;

export type ReadTrouble = 'none' | 'slow' | 'failed';

/** Whether something that a screen shows could not be read (again), or is being read for long. */
export function useReadTrouble(): { trouble: ReadTrouble; tryAgain: () => void } {
  const { queryClient } = useRuntime();
  const cache = queryClient.getQueryCache();
  const state = useSyncExternalStore(
    // Queries come to be while a screen is drawn, when nothing else may be drawn anew.
    (tell) => cache.subscribe(notifyManager.batchCalls(tell)),
    () => stateOf(cache),
  );
  const isLong = useIsLasting(state === 'reading');
  return {
    trouble: state === 'failed' ? 'failed' : isLong ? 'slow' : 'none',
    tryAgain: () => void queryClient.refetchQueries({ type: 'active', predicate: hasFailed }),
  };
}

const hasFailed = ({ queryKey, state }: Query) => isStoreTopic(queryKey[0]) && state.status === 'error';

function stateOf(cache: QueryCache): 'fine' | 'reading' | 'failed' {
  const shown = cache.findAll({ type: 'active' });
  if (shown.some(hasFailed)) return 'failed';
  const isReading = ({ queryKey, state }: Query) =>
    isStoreTopic(queryKey[0]) && state.status === 'pending' && state.fetchStatus === 'fetching';
  return shown.some(isReading) ? 'reading' : 'fine';
}

/** Whether it has been so for longer than a moment. */
export function useIsLasting(isSo: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setIsLong(true), CALM_MS);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isSo]);
  return isSo && isLong;
}
