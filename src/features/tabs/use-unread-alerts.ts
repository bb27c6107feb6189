import { newsQueries } from '@/runtime/queries/news-queries';
import { useSideRead } from '@/runtime/use-read';
import { useMoment } from '@/runtime/use-today';

/** Zero until it is known: a number that jumps is worse than one that comes. */
export function useUnreadAlerts(): number {
  return useSideRead(newsQueries.countNew(useMoment())) ?? 0;
}
