import { stageOfHelp } from '@/domain/help-request';
import type { StoredIssue } from '@/store/issues';

import { issueQueries } from './queries/traveller-queries';
import { useSideRead } from './use-read';

/** Somebody is still to help, as far as this device knows. */
export function isOpen({ status, sending }: StoredIssue): boolean {
  const stage = stageOfHelp(status);
  return (stage === 'waiting' || stage === 'handling') && sending.kind !== 'cancelling';
}

/** What is asked for with this call and not over; null where nothing is, undefined until that is read. */
export function useIssueOfCall(checkInId: string): StoredIssue | null | undefined {
  const issues = useSideRead(issueQueries.all());
  return issues && (issues.find((issue) => issue.checkInId === checkInId && isOpen(issue)) ?? null);
}

/** The requests for help of the traveller that are not over, the newest first. */
export function useOpenIssues(): StoredIssue[] {
  return useSideRead(issueQueries.all())?.filter(isOpen) ?? [];
}
