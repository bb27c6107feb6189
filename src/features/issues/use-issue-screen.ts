import { useEffect, useEffectEvent } from 'react';

import { type Freshness, toFreshness } from '@/domain/freshness';
import { issueQueries } from '@/runtime/queries/traveller-queries';
import { useMutations, useReads } from '@/runtime/runtime-provider';
import { useAttempt } from '@/runtime/use-attempt';
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
  const anothers = useRequestOfAnother(issue === null ? id : null);
  if (issue === null && anothers === null) return { kind: 'not-found' };
  if (!issue || download === undefined) return { kind: 'opening' };
  return { kind: 'ready', issue, freshness: toFreshness(download, false, now) };
}

/**
 * A request of somebody else is on the devices of those who answer alone. Whoever looked at their own travels when they were told of it is led
 * to where it can be answered: `OwnRooms` does so once their travels are put aside.
 */
function useRequestOfAnother(id: string | null): StoredIssue | null | undefined {
  const { savePreference } = useMutations();
  const attempt = useAttempt();
  const issue = useRead(id === null ? null : issueQueries.any(id));
  const isThere = issue != null;
  const putTravelsAside = useEffectEvent(() => attempt(savePreference('showsOwnTravels', false)));
  useEffect(() => {
    if (isThere) putTravelsAside();
  }, [isThere]);
  return issue;
}
