import { useEffect } from 'react';

import { useMutations } from '@/runtime/runtime-provider';
import { useAttempt } from '@/runtime/use-attempt';
import { useIsForeground } from '@/runtime/use-is-foreground';
import type { StoredMessage } from '@/store/messages';

interface Before {
  issueId: string;
  /** The last that others said; null where nobody has. */
  last: StoredMessage | null;
  /** Whether this screen is the one in front. */
  isInFront: boolean;
}

/** Whoever has it before their eyes has read it; what came while the phone was in a pocket was not. */
export function useMarkRead({ issueId, last, isInFront }: Before): void {
  const { readConversation } = useMutations();
  const attempt = useAttempt();
  const isForeground = useIsForeground();
  const position = isInFront && isForeground ? (last?.position ?? null) : null;
  useEffect(() => {
    if (position !== null) attempt(readConversation({ issueId, position }));
  }, [issueId, position, readConversation, attempt]);
}
