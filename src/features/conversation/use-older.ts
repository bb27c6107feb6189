import { useState } from 'react';

import { useSync } from '@/runtime/runtime-provider';
import type { Talk } from '@/store/messages';

/** What was said before all that is shown. */
export interface Older {
  onOldest: () => void;
  /** The service has it, and it did not come. */
  isMissing: boolean;
  isAsking: boolean;
}

/** Read from the device, and asked for where it is not there. */
export function useOlder(talk: Talk | undefined, showMore: () => void): Older {
  const sync = useSync();
  const [isAsking, setIsAsking] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const ask = (conversationId: string) => {
    setIsAsking(true);
    void sync.downloadOlderMessages(conversationId).then((outcome) => {
      const hasCome = outcome.kind === 'finished' && outcome.failed === 0;
      if (hasCome) showMore();
      setHasFailed(!hasCome);
      setIsAsking(false);
    });
  };
  return {
    onOldest: () => {
      if (!talk || isAsking || talk.before === 'nothing') return;
      if (talk.before === 'here' || talk.conversationId === null) showMore();
      else ask(talk.conversationId);
    },
    isMissing: hasFailed && talk?.before === 'service',
    isAsking,
  };
}
