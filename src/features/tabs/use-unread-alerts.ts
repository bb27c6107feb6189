import { queryOptions, useQuery } from '@tanstack/react-query';

import type { Reads } from '@/runtime/reads';
import { useReads } from '@/runtime/runtime-provider';

const unreadQueries = {
  alerts: (reads: Reads) =>
    queryOptions({ queryKey: ['alerts', 'unread-count'], queryFn: () => reads.alerts.countUnread() }),
};

/** Zero until it is known: a number that jumps is worse than one that comes. */
export function useUnreadAlerts(): number {
  return useQuery(unreadQueries.alerts(useReads())).data ?? 0;
}
