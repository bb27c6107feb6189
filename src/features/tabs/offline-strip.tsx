import type { ReactNode } from 'react';

import { useWords } from '@/i18n/locale-provider';
import { shellWords } from '@/i18n/messages/shell';
import { travellerQueries } from '@/runtime/queries/traveller-queries';
import { useIsOnline } from '@/runtime/use-is-online';
import { useSideRead } from '@/runtime/use-read';
import { TopStrip } from '@/ui/top-strip';

/** Over every tab while there is no network: that, and how much waits for one. A call for help that waits has a card of its own. */
export function OfflineStrip({ children }: { children: ReactNode }) {
  const words = useWords(shellWords);
  const isOnline = useIsOnline();
  const waiting = useSideRead(travellerQueries.whatWaits())?.waiting.length ?? 0;
  const message = waiting === 0 ? words.offline : words.offlineWaiting(waiting);
  return (
    <TopStrip icon="cloud-offline" message={isOnline ? null : message}>
      {children}
    </TopStrip>
  );
}
