import { type Freshness, toFreshness } from '@/domain/freshness';
import { requestQueries } from '@/runtime/queries/traveller-queries';
import { useReads } from '@/runtime/runtime-provider';
import { useDownloadState } from '@/runtime/use-download-state';
import { useRead } from '@/runtime/use-read';
import { useCurrentMinute } from '@/runtime/use-today';
import type { RequestOfOther } from '@/store/requests-of-others';

type RequestView =
  | { kind: 'opening' }
  | { kind: 'not-found' }
  | { kind: 'ready'; request: RequestOfOther; freshness: Freshness };

export function useRequestScreen(id: string): RequestView {
  const { downloadNames } = useReads();
  const now = useCurrentMinute();
  const request = useRead(requestQueries.one(id));
  const download = useDownloadState([downloadNames.issues]);
  if (request === null) return { kind: 'not-found' };
  if (!request || download === undefined) return { kind: 'opening' };
  return { kind: 'ready', request, freshness: toFreshness(download, false, now) };
}
