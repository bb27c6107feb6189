import { useEffect, useEffectEvent, useState } from 'react';

import { useSync } from '@/runtime/runtime-provider';
import { useIsOnline } from '@/runtime/use-is-online';
import { useCurrentMinute } from '@/runtime/use-today';

type Asking = 'asking' | 'asked' | 'failed';

/**
 * Whoever takes no part in a conversation is told of nothing that is said there: as long as they look at it, it is asked for each minute, and when
 * a signal comes back. Null where there is nothing to ask for.
 */
export function useOutsideTalk(of: { issueId: string } | { conversationId: string } | null): Asking {
  const sync = useSync();
  const isOnline = useIsOnline();
  const minute = useCurrentMinute();
  const [asking, setAsking] = useState<Asking>('asking');
  const issueId = of && 'issueId' in of ? of.issueId : null;
  const conversationId = of && 'conversationId' in of ? of.conversationId : null;
  const ask = useEffectEvent((end: (asked: Asking) => void) => {
    if (issueId === null && conversationId === null) return;
    const wanted = issueId === null ? { conversationId: conversationId ?? '' } : { issueId };
    void sync
      .downloadConversationOf(wanted)
      .then((outcome) => end(outcome.kind === 'finished' && outcome.failed === 0 ? 'asked' : 'failed'));
  });
  useEffect(() => {
    let isShown = true;
    ask((asked) => {
      if (isShown) setAsking(asked);
    });
    return () => {
      isShown = false;
    };
  }, [issueId, conversationId, isOnline, minute]);
  return asking;
}
