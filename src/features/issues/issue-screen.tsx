import { useWords } from '@/i18n/locale-provider';
import { issueWords } from '@/i18n/messages/issue';
import { useRefresh } from '@/runtime/use-refresh';
import { useWhenChecked } from '@/runtime/use-when-checked';
import { MissingRecord } from '@/ui/missing-record';
import { Screen } from '@/ui/screen';

import { IssueDetails } from './issue-details';
import { useIssueScreen } from './use-issue-screen';

interface IssueScreenProps {
  issueId: string;
  onOpen: (path: string) => void;
  onBack: () => void;
}

/** One request for help: what was asked for, who helps, and the way to withdraw it. */
export function IssueScreen({ issueId, onOpen, onBack }: IssueScreenProps) {
  const words = useWords(issueWords);
  const view = useIssueScreen(issueId);
  const refresh = useRefresh();
  const checked = useWhenChecked(view.kind === 'ready' ? view.freshness : undefined);
  if (view.kind === 'not-found')
    return (
      <MissingRecord
        title={words.request}
        lead={words.missing}
        detail={words.missingDetail}
        onBack={onBack}
        refresh={refresh}
      />
    );
  return (
    <Screen title={words.request} onBack={onBack} checked={checked} refresh={refresh}>
      {view.kind === 'ready' && <IssueDetails issue={view.issue} onOpen={onOpen} />}
    </Screen>
  );
}
