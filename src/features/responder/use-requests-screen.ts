import { type Freshness, toFreshness } from '@/domain/freshness';
import { requestQueries } from '@/runtime/queries/traveller-queries';
import { useReads } from '@/runtime/runtime-provider';
import { useDownloadState } from '@/runtime/use-download-state';
import { useRead } from '@/runtime/use-read';
import { useCurrentMinute } from '@/runtime/use-today';
import type { RequestOfOther, RequestStage } from '@/store/requests-of-others';

/** What one of the chips shows. */
export type Chosen = 'unclaimed' | 'mine' | 'others' | 'over';

const CHOSEN_BY: Record<RequestStage, Chosen> = {
  unclaimed: 'unclaimed',
  mine: 'mine',
  anothers: 'others',
  over: 'over',
  finished: 'over',
};

type RequestsView =
  { kind: 'opening' } | { kind: 'ready'; by: Record<Chosen, RequestOfOther[]>; freshness: Freshness };

/** Who waits longest stands first; of what is over, what was asked last. */
export function useRequestsScreen(): RequestsView {
  const { downloadNames } = useReads();
  const now = useCurrentMinute();
  const requests = useRead(requestQueries.all());
  const download = useDownloadState([downloadNames.issues]);
  if (!requests || download === undefined) return { kind: 'opening' };
  const by: Record<Chosen, RequestOfOther[]> = { unclaimed: [], mine: [], others: [], over: [] };
  for (const request of requests) by[CHOSEN_BY[request.stage]].push(request);
  by.over.reverse();
  return { kind: 'ready', by, freshness: toFreshness(download, requests.length === 0, now) };
}
