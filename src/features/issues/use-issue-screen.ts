import { type Freshness, toFreshness } from '@/domain/freshness';
import { issueQueries } from '@/runtime/queries/traveller-queries';
import { useReads } from '@/runtime/runtime-provider';
import { useDownloadState } from '@/runtime/use-download-state';
import { useRead } from '@/runtime/use-read';
import { useCurrentMinute } from '@/runtime/use-today';
import type { StoredIssue } from '@/store/issues';

type IssueView =
  { kind: 'opening' } | { kind: 'not-found' } | { kind: 'ready'; issue: StoredIssue; freshness: Freshness };

export function useIssueScreen(id: string): IssueView {
  const { downloadNames } = useReads();
  const now = useCurrentMinute();
  const issue = useRead(issueQueries.one(id));
  const download = useDownloadState([downloadNames.issues]);
  if (issue === null) return { kind: 'not-found' };
  if (!issue || download === undefined) return { kind: 'opening' };
  return { kind: 'ready', issue, freshness: toFreshness(download, false, now) };
}
