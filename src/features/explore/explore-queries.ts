import { queryOptions } from '@tanstack/react-query';

import type { Reads } from '@/runtime/reads';

export const exploreQueries = {
  countries: (reads: Reads) =>
    queryOptions({ queryKey: ['countries', 'all'], queryFn: () => reads.countries.list() }),
  trips: (reads: Reads) => queryOptions({ queryKey: ['trips', 'all'], queryFn: () => reads.trips.list() }),
};
