import { queryOptions } from '@tanstack/react-query';

import type { Reads } from '@/runtime/reads';

export const advisoryQueries = {
  one: (reads: Reads, id: string) =>
    queryOptions({ queryKey: ['advisories', 'one', id], queryFn: () => reads.advisories.get(id) }),
  download: (reads: Reads, id: string) =>
    queryOptions({ queryKey: ['downloads', 'of-item', id], queryFn: () => reads.downloadOfItem(id) }),
  news: (reads: Reads) => queryOptions({ queryKey: ['news', 'of-trips'], queryFn: () => reads.news() }),
  trips: (reads: Reads) => queryOptions({ queryKey: ['trips', 'all'], queryFn: () => reads.trips.list() }),
  country: (reads: Reads, id: string) =>
    queryOptions({ queryKey: ['countries', 'one', id], queryFn: () => reads.countries.get(id) }),
  map: (reads: Reads, id: string) =>
    queryOptions({ queryKey: ['maps', 'one', id], queryFn: () => reads.countries.map(id) }),
};
