import { useWords } from '@/i18n/locale-provider';
import { conversationWords } from '@/i18n/messages/conversation';
import { issueWords } from '@/i18n/messages/issue';
import { conversationQueries, issueQueries } from '@/runtime/queries/traveller-queries';
import { useSideRead } from '@/runtime/use-read';
import type { StoredIssue } from '@/store/issues';
import { Banner } from '@/ui/banner';

import { nameOfType } from './issue-kinds';
import { isOpen, useIssueStanding } from './issue-standing';

/** The request that somebody is still to help with, and how it stands; nothing where there is none. */
export function ActiveIssue({ onOpen }: { onOpen: (path: string) => void }) {
  const issue = useSideRead(issueQueries.all())?.find(isOpen);
  return issue ? <OpenIssue issue={issue} onOpen={onOpen} /> : null;
}

/** What was said and not read yet comes first, and is one tap away. */
function OpenIssue({ issue, onOpen }: { issue: StoredIssue; onOpen: (path: string) => void }) {
  const words = useWords(issueWords);
  const { newMessages } = useWords(conversationWords);
  const { label, tone } = useIssueStanding()(issue);
  const unread = useSideRead(conversationQueries.unread(issue.id)) ?? 0;
  const path = `/request/${issue.id}`;
  return (
    <Banner
      tone={tone}
      title={nameOfType(issue.type, words)}
      detail={unread > 0 ? newMessages(unread) : label}
      onPress={() => onOpen(unread > 0 ? `${path}/conversation` : path)}
    />
  );
}
