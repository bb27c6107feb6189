import { useEffect, useEffectEvent, useState } from 'react';

import { useSync } from '@/runtime/runtime-provider';
import { useIsOnline } from '@/runtime/use-is-online';
import { useCurrentMinute } from '@/runtime/use-today';

interface OutsideTalk {
  state: 'asking' | 'asked' | 'failed';
  /** For whoever does not want to wait for the next time. */
  askAgain: () => void;
}

/**
 * Whoever takes no part in a conversation is told of nothing that is said there: as long as they look at it, it is asked for each minute, and when
 * a signal comes back. Null where there is nothing to ask for.
 */
export function useOutsideTalk(of: { issueId: string } | { conversationId: string } | null): OutsideTalk {
  const sync = useSync();
  const isOnline = useIsOnline();
  const minute = useCurrentMinute();
  const [state, setState] = useState<OutsideTalk['state']>('asking');
  const [taps, setTaps] = useState(0);
  const issueId = of && 'issueId' in of ? of.issueId : null;
  const conversationId = of && 'conversationId' in of ? of.conversationId : null;
  const ask = useEffectEvent((end: (state: OutsideTalk['state']) => void) => {
    if (issueId === null && conversationId === null) return;
    const wanted = issueId === null ? { conversationId: conversationId ?? '' } : { issueId };
    void sync
      .downloadConversationOf(wanted)
      .then((outcome) => end(outcome.kind === 'finished' && outcome.failed === 0 ? 'asked' : 'failed'));
  });
  useEffect(() => {
    let isShown = true;
    ask((asked) => {
      if (isShown) setState(asked);
    });
    return () => {
      isShown = false;
    };
  }, [issueId, conversationId, isOnline, minute, taps]);
  return {
    state,
    askAgain: () => {
      setState('asking');
      setTaps(taps + 1);
    },
  };
}
