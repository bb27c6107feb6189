import { queryOptions } from '@tanstack/react-query';

import type { Reads } from '@/runtime/reads';

export const alertQueries = {
  one: (reads: Reads, id: string) =>
    queryOptions({ queryKey: ['alerts', 'one', id], queryFn: () => reads.alerts.get(id) }),
  download: (reads: Reads, id: string) =>
    queryOptions({ queryKey: ['downloads', 'of-item', id], queryFn: () => reads.downloadOfItem(id) }),
  news: (reads: Reads) => queryOptions({ queryKey: ['news', 'of-trips'], queryFn: () => reads.news() }),
  trips: (reads: Reads) => queryOptions({ queryKey: ['trips', 'all'], queryFn: () => reads.trips.list() }),
  diseases: (reads: Reads, ids: readonly string[]) =>
    queryOptions({
      queryKey: ['health-library', 'diseases', ...ids],
      queryFn: async () => {
        const found = await Promise.all(ids.map((id) => reads.diseases.get(id)));
        return found.filter((disease) => disease !== null);
      },
    }),
  /** What is known of the countries around it: their outlines and areas by status. */
  maps: (reads: Reads, countryIds: readonly string[]) =>
    queryOptions({
      queryKey: ['maps', 'of-countries', ...countryIds],
      queryFn: async () => {
        const found = await Promise.all(countryIds.map((id) => reads.countries.map(id)));
        return found.filter((map) => map !== null);
      },
    }),
  countries: (reads: Reads) =>
    queryOptions({ queryKey: ['countries', 'all'], queryFn: () => reads.countries.list() }),
};
