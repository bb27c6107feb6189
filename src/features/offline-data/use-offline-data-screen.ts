import { useQuery } from '@tanstack/react-query';

import { groupUnsent } from '@/domain/unsent';
import { useReads } from '@/runtime/runtime-provider';
import { useToday } from '@/runtime/use-today';
import type { OutboxEntry } from '@/store/outbox';
import type { StoragePart, StorageReport } from '@/store/storage-report';

import { offlineDataQueries } from './offline-data-queries';

type OfflineDataView =
  | { kind: 'opening' }
  | {
      kind: 'ready';
      storage: StorageReport;
      waiting: OutboxEntry[];
      parked: OutboxEntry[];
      tripNames: ReadonlyMap<string, string>;
      /** Trips that are not over: they are kept whole. */
      keptTrips: StoragePart[];
    };

export function useOfflineDataScreen(): OfflineDataView {
  const reads = useReads();
  const storage = useQuery(offlineDataQueries.storage(reads)).data;
  const unsent = useQuery(offlineDataQueries.unsent(reads)).data;
  const trips = useQuery(offlineDataQueries.trips(reads)).data;
  const today = useToday();
  if (!storage || !unsent || !trips) return { kind: 'opening' };
  return {
    kind: 'ready',
    storage,
    tripNames: new Map(trips.map(({ id, name }) => [id, name])),
    keptTrips: trips.filter(({ finish }) => finish >= today).flatMap(({ id }) => storage.trips[id] ?? []),
    ...groupUnsent(unsent),
  };
}
