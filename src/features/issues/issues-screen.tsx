import { useFormat, useWords } from '@/i18n/locale-provider';
import { conversationWords } from '@/i18n/messages/conversation';
import { issueWords } from '@/i18n/messages/issue';
import { conversationQueries } from '@/runtime/queries/traveller-queries';
import { useSideRead } from '@/runtime/use-read';
import { useRefresh } from '@/runtime/use-refresh';
import { useRequestName } from '@/runtime/use-request-name';
import type { ScreenNavigation } from '@/runtime/use-screen-navigation';
import { useCurrentMinute } from '@/runtime/use-today';
import { useWhenChecked } from '@/runtime/use-when-checked';
import type { StoredIssue } from '@/store/issues';
import { EmptyState } from '@/ui/empty-state';
import { ListScreen } from '@/ui/list-screen';
import { Row } from '@/ui/row';
import { Screen } from '@/ui/screen';

import { useIssueStanding } from './issue-standing';
import { useIssuesScreen } from './use-issues-screen';

/** All the help that the traveller asked for, the newest first. */
export function IssuesScreen({ onOpen, onBack }: ScreenNavigation) {
  const words = useWords(issueWords);
  const view = useIssuesScreen();
  const refresh = useRefresh();
  const checked = useWhenChecked(view.kind === 'opening' ? undefined : view.freshness);
  if (view.kind === 'opening')
    return (
      <Screen title={words.title} onBack={onBack}>
        {null}
      </Screen>
    );
  return (
    <ListScreen
      title={words.title}
      onBack={onBack}
      items={view.issues}
      keyOf={({ id }) => id}
      checked={checked}
      empty={<EmptyState icon="help" title={words.none} detail={words.noneDetail} />}
      refresh={refresh}
      renderItem={(issue) => <IssueRow issue={issue} onPress={() => onOpen(`/request/${issue.id}`)} />}
    />
  );
}

function IssueRow({ issue, onPress }: { issue: StoredIssue; onPress: () => void }) {
  const format = useFormat();
  const now = useCurrentMinute();
  const { newMessages } = useWords(conversationWords);
  const name = useRequestName()(issue);
  const { label } = useIssueStanding()(issue);
  const unread = useSideRead(conversationQueries.unread(issue.id)) ?? 0;
  const said = unread > 0 ? [newMessages(unread)] : [];
  return (
    <Row
      icon="help"
      title={name}
      detail={[...said, label, format.moment(issue.askedAt, now)].join(' · ')}
      onPress={onPress}
    />
  );
}
