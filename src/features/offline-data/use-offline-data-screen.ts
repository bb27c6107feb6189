import { storageQueries, travellerQueries } from '@/runtime/queries/traveller-queries';
import { tripQueries } from '@/runtime/queries/trip-queries';
import { useRead } from '@/runtime/use-read';
import { useToday } from '@/runtime/use-today';
import type { StoragePart, StorageReport } from '@/store/storage-report';
import type { Unsent } from '@/store/unsent';

type OfflineDataView =
  | { kind: 'opening' }
  | {
      kind: 'ready';
      storage: StorageReport;
      unsent: Unsent;
      tripNames: ReadonlyMap<string, string>;
      /** Trips that are not over: they are kept whole. */
      keptTrips: StoragePart[];
    };

export function useOfflineDataScreen(): OfflineDataView {
  const storage = useRead(storageQueries.report());
  const unsent = useRead(travellerQueries.whatWaits());
  const stored = useRead(tripQueries.all());
  const today = useToday();
  if (!storage || !unsent || !stored) return { kind: 'opening' };
  const trips = stored.map(({ trip }) => trip);
  return {
    kind: 'ready',
    storage,
    tripNames: new Map(trips.map(({ id, name }) => [id, name])),
    keptTrips: trips.filter(({ finish }) => finish >= today).flatMap(({ id }) => storage.trips[id] ?? []),
    unsent,
  };
}
