import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import type { Reads } from '@/runtime/reads';

export const searchQueries = {
  /** What was found before stays until the next letter's answer is there: the list does not flicker. */
  hits: (reads: Reads, text: string) =>
    queryOptions({
      queryKey: ['search', text],
      queryFn: () => reads.search(text),
      placeholderData: keepPreviousData,
    }),
};
