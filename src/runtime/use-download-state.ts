import type { DownloadState } from '@/domain/freshness';

import { downloadQueries } from './queries/download-queries';
import { useRead } from './use-read';

/** How several downloads stand together: null where one was never tried, undefined until it is read. */
export function useDownloadState(names: readonly string[]): DownloadState | null | undefined {
  return useRead(downloadQueries.together(names));
}
