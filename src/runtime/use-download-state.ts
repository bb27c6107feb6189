import { queryOptions, useQuery } from '@tanstack/react-query';

import { combineDownloads } from '@/domain/combine-downloads';
import type { DownloadState } from '@/domain/freshness';

import type { Reads } from './reads';
import { useReads } from './runtime-provider';

const downloadQueries = {
  together: (reads: Reads, names: readonly string[]) =>
    queryOptions({
      queryKey: ['downloads', 'together', ...names],
      queryFn: async () => {
        const downloads = await Promise.all(names.map((name) => reads.download(name)));
        return combineDownloads(
          downloads.map((found) => found && { checkedAt: found.checked_at, failure: found.failure }),
        );
      },
    }),
};

/** How several downloads stand together: null where one was never tried, undefined until it is read. */
export function useDownloadState(names: readonly string[]): DownloadState | null | undefined {
  return useQuery(downloadQueries.together(useReads(), names)).data;
}
