import { alertQueries } from '@/runtime/queries/news-queries';
import { useSideRead } from '@/runtime/use-read';

/** Zero until it is known: a number that jumps is worse than one that comes. */
export function useUnreadAlerts(): number {
  return useSideRead(alertQueries.unread()) ?? 0;
}
