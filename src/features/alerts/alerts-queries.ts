import { queryOptions } from '@tanstack/react-query';

import type { Reads } from '@/runtime/reads';

export const alertsQueries = {
  news: (reads: Reads) => queryOptions({ queryKey: ['news', 'of-trips'], queryFn: () => reads.news() }),
  trips: (reads: Reads) => queryOptions({ queryKey: ['trips', 'all'], queryFn: () => reads.trips.list() }),
  countries: (reads: Reads) =>
    queryOptions({ queryKey: ['countries', 'all'], queryFn: () => reads.countries.list() }),
  /** With their drawings, which only the map needs. */
  wholeAlerts: (reads: Reads) =>
    queryOptions({ queryKey: ['alerts', 'of-trips', 'whole'], queryFn: () => reads.alerts.ofTrips() }),
  wholeAdvisories: (reads: Reads, ids: readonly string[]) =>
    queryOptions({
      queryKey: ['advisories', 'whole', ...ids],
      queryFn: async () => {
        const found = await Promise.all(ids.map((id) => reads.advisories.get(id)));
        return found.filter((advisory) => advisory !== null);
      },
    }),
};
