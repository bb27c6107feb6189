import { queryOptions } from '@tanstack/react-query';

import type { Reads } from '@/runtime/reads';

export const offlineDataQueries = {
  storage: (reads: Reads) => queryOptions({ queryKey: ['storage'], queryFn: () => reads.storage() }),
  unsent: (reads: Reads) => queryOptions({ queryKey: ['outbox'], queryFn: () => reads.unsent() }),
  tripNames: (reads: Reads) =>
    queryOptions({
      queryKey: ['trips', 'names'],
      queryFn: async () => new Map((await reads.trips.list()).map(({ trip }) => [trip.id, trip.name])),
    }),
  allCountries: (reads: Reads) =>
    queryOptions({ queryKey: ['storage', 'all-countries'], queryFn: () => reads.sizeOfAllCountries() }),
};
