import type { ApiClient } from '@/api/client';
import { askSocketToken, toSocketAddress } from '@/api/socket-token';
import type { LineOptions } from '@/sync/live-news';

import type { Dependencies } from './dependencies';

/** How the service says by itself that something is new; null where it can't. */
export function lineToService(
  { openLine, service, clock, random }: Pick<Dependencies, 'openLine' | 'service' | 'clock' | 'random'>,
  client: ApiClient,
): LineOptions | null {
  if (!openLine) return null;
  return {
    today: clock.today,
    random,
    askToken: (signal) => askSocketToken(client, signal),
    open: (token, listener) => openLine(toSocketAddress(service.address, token), listener),
  };
}
