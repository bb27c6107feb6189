import { useWords } from '@/i18n/locale-provider';
import { issueWords } from '@/i18n/messages/issue';
import { issueQueries } from '@/runtime/queries/traveller-queries';
import { useSideRead } from '@/runtime/use-read';
import { Banner } from '@/ui/banner';

import { nameOfType } from './issue-kinds';
import { isOpen, useIssueStanding } from './issue-standing';

/** The request that somebody is still to help with, and how it stands; nothing where there is none. */
export function ActiveIssue({ onOpen }: { onOpen: (path: string) => void }) {
  const words = useWords(issueWords);
  const toStanding = useIssueStanding();
  const issue = useSideRead(issueQueries.all())?.find(isOpen);
  if (!issue) return null;
  const { label, tone } = toStanding(issue);
  return (
    <Banner
      tone={tone}
      title={nameOfType(issue.type, words)}
      detail={label}
      onPress={() => onOpen(`/request/${issue.id}`)}
    />
  );
}
