import { type Freshness, toFreshness } from '@/domain/freshness';
import { issueQueries } from '@/runtime/queries/traveller-queries';
import { useReads } from '@/runtime/runtime-provider';
import { useDownloadState } from '@/runtime/use-download-state';
import { useRead } from '@/runtime/use-read';
import { useCurrentMinute } from '@/runtime/use-today';
import type { StoredIssue } from '@/store/issues';

type IssuesView = { kind: 'opening' } | { kind: 'ready'; issues: StoredIssue[]; freshness: Freshness };

export function useIssuesScreen(): IssuesView {
  const { downloadNames } = useReads();
  const now = useCurrentMinute();
  const issues = useRead(issueQueries.all());
  const download = useDownloadState([downloadNames.issues]);
  if (!issues || download === undefined) return { kind: 'opening' };
  return { kind: 'ready', issues, freshness: toFreshness(download, issues.length === 0, now) };
}
