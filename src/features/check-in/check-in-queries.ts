import { queryOptions } from '@tanstack/react-query';

import type { Reads } from '@/runtime/reads';

export const checkInQueries = {
  all: (reads: Reads) =>
    queryOptions({ queryKey: ['check-ins', 'all'], queryFn: () => reads.checkIns.list() }),
  one: (reads: Reads, id: string) =>
    queryOptions({ queryKey: ['check-ins', 'one', id], queryFn: () => reads.checkIns.get(id) }),
  requests: (reads: Reads) =>
    queryOptions({ queryKey: ['check-in-requests'], queryFn: () => reads.checkIns.requests() }),
  countries: (reads: Reads) =>
    queryOptions({ queryKey: ['countries', 'all'], queryFn: () => reads.countries.list() }),
  download: (reads: Reads) =>
    queryOptions({
      queryKey: ['downloads', 'check-ins'],
      queryFn: () => reads.download(reads.downloadNames.checkIns),
    }),
};
