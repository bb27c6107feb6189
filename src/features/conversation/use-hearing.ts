import { useEffect, useEffectEvent } from 'react';

import { useSync } from '@/runtime/runtime-provider';

/** Whatever is new comes as soon as the conversation is in front, and as long as it is. */
export function useHearing(isInFront: boolean): void {
  const { look, listenToTalk } = useSync();
  const begin = useEffectEvent(() => {
    const end = listenToTalk();
    look();
    return end;
  });
  useEffect(() => (isInFront ? begin() : undefined), [isInFront]);
}
