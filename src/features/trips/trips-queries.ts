import { queryOptions } from '@tanstack/react-query';

import { toTripReadiness } from '@/domain/trip-readiness';
import type { Reads } from '@/runtime/reads';

export const tripsQueries = {
  list: (reads: Reads) =>
    queryOptions({ queryKey: ['trips', 'trips-screen'], queryFn: () => reads.trips.list() }),
  countries: (reads: Reads) =>
    queryOptions({ queryKey: ['countries', 'trips-screen'], queryFn: () => reads.countries.list() }),
  unread: (reads: Reads) =>
    queryOptions({ queryKey: ['alerts', 'trips-screen'], queryFn: () => reads.alerts.countUnreadByTrip() }),
  unsent: (reads: Reads) =>
    queryOptions({ queryKey: ['outbox', 'trips-screen'], queryFn: () => reads.unsent() }),
  storage: (reads: Reads) =>
    queryOptions({ queryKey: ['storage', 'trips-screen'], queryFn: () => reads.storage() }),
  freshness: (reads: Reads) =>
    queryOptions({
      queryKey: ['downloads', 'trips-screen', 'list'],
      queryFn: () => reads.download(reads.downloadNames.trips),
    }),
  readiness: (reads: Reads) =>
    queryOptions({
      queryKey: ['downloads', 'trips-screen', 'readiness'],
      queryFn: async () => {
        const trips = await reads.trips.list();
        const downloads = await reads.trips.downloadsOfAll(trips.map(({ trip }) => trip));
        return new Map([...downloads].map(([id, parts]) => [id, toTripReadiness(parts)]));
      },
    }),
};
