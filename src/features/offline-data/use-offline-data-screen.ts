import { useQuery } from '@tanstack/react-query';

import { groupUnsent } from '@/domain/unsent';
import { useReads } from '@/runtime/runtime-provider';
import type { OutboxEntry } from '@/store/outbox';
import type { StorageReport } from '@/store/storage-report';

import { offlineDataQueries } from './offline-data-queries';

export type OfflineDataView =
  | { kind: 'opening' }
  | {
      kind: 'ready';
      storage: StorageReport;
      waiting: OutboxEntry[];
      parked: OutboxEntry[];
      tripNames: ReadonlyMap<string, string>;
    };

export function useOfflineDataScreen(): OfflineDataView {
  const reads = useReads();
  const storage = useQuery(offlineDataQueries.storage(reads)).data;
  const unsent = useQuery(offlineDataQueries.unsent(reads)).data;
  const tripNames = useQuery(offlineDataQueries.tripNames(reads)).data;
  if (!storage || !unsent || !tripNames) return { kind: 'opening' };
  return { kind: 'ready', storage, tripNames, ...groupUnsent(unsent) };
}
