import { useWords } from '@/i18n/locale-provider';
import { conversationWords } from '@/i18n/messages/conversation';
import { issueWords } from '@/i18n/messages/issue';
import { conversationQueries } from '@/runtime/queries/traveller-queries';
import { useOpenIssues } from '@/runtime/use-open-issues';
import { useSideRead } from '@/runtime/use-read';
import { useRequestName } from '@/runtime/use-request-name';
import type { StoredIssue } from '@/store/issues';
import { Banner } from '@/ui/banner';
import type { Tone } from '@/ui/tone';

import { useIssueStanding } from './issue-standing';

/** What somebody is still to help with, and how it stands; nothing where there is nothing. */
export function ActiveIssue({ onOpen }: { onOpen: (path: string) => void }) {
  const [issue, ...others] = useOpenIssues();
  if (!issue) return null;
  if (others.length === 0) return <OpenIssue issue={issue} onOpen={onOpen} />;
  return <OpenIssues issues={[issue, ...others]} onOpen={onOpen} />;
}

/** What was said and not read yet comes first, and is one tap away. */
function OpenIssue({ issue, onOpen }: { issue: StoredIssue; onOpen: (path: string) => void }) {
  const { newMessages } = useWords(conversationWords);
  const name = useRequestName()(issue);
  const { label, tone } = useIssueStanding()(issue);
  const unread = useSideRead(conversationQueries.unread(issue.id)) ?? 0;
  const path = `/request/${issue.id}`;
  return (
    <Banner
      tone={tone}
      title={name}
      detail={unread > 0 ? newMessages(unread) : label}
      onPress={() => onOpen(unread > 0 ? `${path}/conversation` : path)}
    />
  );
}

const GRAVEST_FIRST: readonly Tone[] = ['high', 'medium', 'low', 'safe'];

/** None of several is passed over: their list says of each how it stands and what is new. */
function OpenIssues({ issues, onOpen }: { issues: StoredIssue[]; onOpen: (path: string) => void }) {
  const words = useWords(issueWords);
  const { newMessages } = useWords(conversationWords);
  const toStanding = useIssueStanding();
  const standings = issues.map(toStanding);
  const unread = useSideRead(conversationQueries.unread(...issues.map(({ id }) => id))) ?? 0;
  const labels = [...new Set(standings.map(({ label }) => label))].join(' · ');
  return (
    <Banner
      tone={GRAVEST_FIRST.find((tone) => standings.some((standing) => standing.tone === tone)) ?? 'safe'}
      title={words.openRequests(issues.length)}
      detail={unread > 0 ? newMessages(unread) : labels}
      onPress={() => onOpen('/requests')}
    />
  );
}
