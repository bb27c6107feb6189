import { useEffect, useState } from 'react';

import { useSync } from '@/runtime/runtime-provider';
import { useIsOnline } from '@/runtime/use-is-online';
import { useCurrentMinute } from '@/runtime/use-today';

type Asking = 'asking' | 'asked' | 'failed';

/**
 * Whoever takes no part in a conversation is told of nothing that is said there: as long as they look at it, it is asked for each minute, and when
 * a signal comes back. Null where there is nothing to ask for.
 */
export function useOutsideTalk(of: { issueId: string } | { conversationId: string } | null): Asking {
  const { downloadConversationOf } = useSync();
  const isOnline = useIsOnline();
  const minute = useCurrentMinute();
  const [asking, setAsking] = useState<Asking>('asking');
  const issueId = of && 'issueId' in of ? of.issueId : null;
  const conversationId = of && 'conversationId' in of ? of.conversationId : null;
  const [download] = useState(() => downloadConversationOf);
  useEffect(() => {
    if (issueId === null && conversationId === null) return;
    let isShown = true;
    const wanted = issueId === null ? { conversationId: conversationId ?? '' } : { issueId };
    void download(wanted).then((outcome) => {
      if (isShown) setAsking(outcome.kind === 'finished' && outcome.failed === 0 ? 'asked' : 'failed');
    });
    return () => {
      isShown = false;
    };
  }, [download, issueId, conversationId, isOnline, minute]);
  return asking;
}
