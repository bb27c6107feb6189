import type { ApiClient, ApiRequest } from '@/api/client';
import type { OutboxEntry } from '@/store/outbox';
import type { StoreDatabase } from '@/store/store-database';

import { transmit } from './send-entry';

/**
 * The request by which an entry goes out, without sending it. Null where the contract itself would refuse it, or where something has to be
 * asked for first.
 */
export async function toRequest(database: StoreDatabase, entry: OutboxEntry): Promise<ApiRequest | null> {
  const asked: ApiRequest[] = [];
  const client: ApiClient = {
    // Nothing that is written depends on it.
    language: () => '',
    request: (request) => {
      asked.push(request);
      return Promise.resolve({ kind: 'offline' });
    },
  };
  await transmit({ client, database, signal: new AbortController().signal }, entry);
  return asked.find(({ method }) => method !== 'GET') ?? null;
}
