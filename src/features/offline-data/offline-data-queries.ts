import { queryOptions } from '@tanstack/react-query';

import type { Reads } from '@/runtime/reads';

export const offlineDataQueries = {
  storage: (reads: Reads) => queryOptions({ queryKey: ['storage'], queryFn: () => reads.storage() }),
  unsent: (reads: Reads) => queryOptions({ queryKey: ['outbox'], queryFn: () => reads.unsent() }),
  trips: (reads: Reads) =>
    queryOptions({
      queryKey: ['trips', 'to-keep'],
      queryFn: async () =>
        (await reads.trips.list()).map(({ trip: { id, name, finish } }) => ({ id, name, finish })),
    }),
  allCountries: (reads: Reads) =>
    queryOptions({ queryKey: ['storage', 'all-countries'], queryFn: () => reads.sizeOfAllCountries() }),
};
