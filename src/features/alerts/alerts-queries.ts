import { queryOptions } from '@tanstack/react-query';

import type { Reads } from '@/runtime/reads';

export const alertsQueries = {
  news: (reads: Reads) => queryOptions({ queryKey: ['news', 'of-trips'], queryFn: () => reads.news() }),
  trips: (reads: Reads) => queryOptions({ queryKey: ['trips', 'all'], queryFn: () => reads.trips.list() }),
  countries: (reads: Reads) =>
    queryOptions({ queryKey: ['countries', 'all'], queryFn: () => reads.countries.list() }),
  /** With their drawings, which only the map needs. */
  whole: (reads: Reads, isWanted: boolean) =>
    queryOptions({
      queryKey: ['alerts', 'of-trips', 'whole'],
      queryFn: () => reads.alerts.ofTrips(),
      enabled: isWanted,
    }),
};
