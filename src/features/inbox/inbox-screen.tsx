import { useState } from 'react';

import { useWords } from '@/i18n/locale-provider';
import { inboxWords } from '@/i18n/messages/inbox';
import { useMutations } from '@/runtime/runtime-provider';
import { useAttempt } from '@/runtime/use-attempt';
import { usePlaceOfNotification } from '@/runtime/use-place-of-notification';
import { useRefresh } from '@/runtime/use-refresh';
import { useWhenChecked } from '@/runtime/use-when-checked';
import { LoadFailed, NotDownloaded, NothingThere } from '@/ui/data-states';
import { ListScreen } from '@/ui/list-screen';
import { Screen } from '@/ui/screen';
import { SwipeArea } from '@/ui/swipe-actions';

import { DeletedNotice } from './deleted-notice';
import { MessageCard } from './message-card';
import { type InboxView, useInboxScreen } from './use-inbox-screen';

interface InboxScreenProps {
  /** The message that a tap outside of the app was about. */
  askedFor: string | null;
  onOpen: (path: string) => void;
  onBack: () => void;
}

export function InboxScreen(props: InboxScreenProps) {
  const [deletedId, setDeletedId] = useState<string | null>(null);
  return (
    <SwipeArea>
      <Messages {...props} onDeleted={setDeletedId} />
      {deletedId !== null && (
        <DeletedNotice key={deletedId} messageId={deletedId} onEnd={() => setDeletedId(null)} />
      )}
    </SwipeArea>
  );
}

interface MessagesProps extends InboxScreenProps {
  onDeleted: (id: string) => void;
}

function Messages({ askedFor, onOpen, onBack, onDeleted }: MessagesProps) {
  const words = useWords(inboxWords);
  const view = useInboxScreen(askedFor);
  const mutations = useMutations();
  const attempt = useAttempt();
  const placeOf = usePlaceOfNotification();
  const refresh = useRefresh();
  const checked = useWhenChecked(view.kind === 'ready' ? view.freshness : undefined);
  if (view.kind !== 'ready')
    return (
      <Screen title={words.title} onBack={onBack} refresh={refresh}>
        <WithoutMessages view={view} onRefresh={refresh.onRefresh} />
      </Screen>
    );
  return (
    <ListScreen
      title={words.title}
      onBack={onBack}
      refresh={refresh}
      items={view.messages}
      keyOf={({ notification }) => notification.id}
      checked={checked}
      renderItem={(message) => {
        const { notification } = message;
        const path = placeOf(notification);
        const read = () => attempt(mutations.readNotification(notification.id));
        return (
          <MessageCard
            key={notification.id}
            message={message}
            onRead={read}
            onRemove={() =>
              attempt(mutations.deleteNotification(notification.id).then(() => onDeleted(notification.id)))
            }
            onOpen={
              path === null
                ? null
                : () => {
                    read();
                    onOpen(path);
                  }
            }
          />
        );
      }}
    />
  );
}

interface WithoutMessagesProps {
  view: Exclude<InboxView, { kind: 'ready' }>;
  onRefresh: () => void;
}

function WithoutMessages({ view, onRefresh }: WithoutMessagesProps) {
  const words = useWords(inboxWords);
  switch (view.kind) {
    case 'opening':
      return null;
    case 'never-downloaded':
      return <NotDownloaded title={words.neverTitle} onDownload={onRefresh} />;
    case 'nothing-there':
      return <NothingThere title={words.nothing} checkedAt={view.checkedAt} />;
    case 'failed':
      return <LoadFailed why={view.why} onRetry={onRefresh} />;
  }
}
