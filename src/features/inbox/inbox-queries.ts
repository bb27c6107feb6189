import { queryOptions } from '@tanstack/react-query';

import type { Reads } from '@/runtime/reads';

export const inboxQueries = {
  all: (reads: Reads) =>
    queryOptions({ queryKey: ['notifications', 'all'], queryFn: () => reads.notifications.list() }),
  download: (reads: Reads) =>
    queryOptions({
      queryKey: ['downloads', 'notifications'],
      queryFn: () => reads.download(reads.downloadNames.notifications),
    }),
};
