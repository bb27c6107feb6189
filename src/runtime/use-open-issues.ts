import { stageOfHelp } from '@/domain/help-request';
import type { StoredIssue } from '@/store/issues';

import { issueQueries } from './queries/traveller-queries';
import { useSideRead } from './use-read';

/** Somebody is still to help, as far as this device knows. */
export function isOpen({ status, sending }: StoredIssue): boolean {
  const stage = stageOfHelp(status);
  return (stage === 'waiting' || stage === 'handling') && sending.kind !== 'cancelling';
}

/** The requests for help of the traveller that are not over, the newest first. */
export function useOpenIssues(): StoredIssue[] {
  return useSideRead(issueQueries.all())?.filter(isOpen) ?? [];
}
