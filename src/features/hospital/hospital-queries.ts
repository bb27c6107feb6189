import { queryOptions } from '@tanstack/react-query';

import type { Reads } from '@/runtime/reads';

export const hospitalQueries = {
  one: (reads: Reads, id: string) =>
    queryOptions({ queryKey: ['hospitals', 'one', id], queryFn: () => reads.hospitals.get(id) }),
  download: (reads: Reads, id: string) =>
    queryOptions({ queryKey: ['downloads', 'of-item', id], queryFn: () => reads.downloadOfItem(id) }),
  country: (reads: Reads, id: string) =>
    queryOptions({ queryKey: ['countries', 'one', id], queryFn: () => reads.countries.get(id) }),
};
