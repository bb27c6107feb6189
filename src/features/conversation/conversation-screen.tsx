import { type ComponentProps, memo, use, useState } from 'react';

import { useFormat, useWords } from '@/i18n/locale-provider';
import { commonWords } from '@/i18n/messages/common';
import { conversationWords } from '@/i18n/messages/conversation';
import { issueWords } from '@/i18n/messages/issue';
import { responderWords } from '@/i18n/messages/responder';
import { stepInWords } from '@/i18n/messages/step-in';
import { photoQueries } from '@/runtime/queries/traveller-queries';
import { RoomsContext } from '@/runtime/rooms';
import { useSideRead } from '@/runtime/use-read';
import { useRefresh } from '@/runtime/use-refresh';
import { useToday } from '@/runtime/use-today';
import { ChatLine } from '@/ui/chat-line';
import { ChatScreen } from '@/ui/chat-screen';
import { EmptyState } from '@/ui/empty-state';
import { MissingRecord } from '@/ui/missing-record';
import { Screen } from '@/ui/screen';

import { ConversationComposer } from './conversation-composer';
import { FinishedConversation } from './finished-conversation';
import { MessageBubble } from './message-bubble';
import { MissingBefore } from './missing-before';
import { OutsideNote } from './outside-note';
import { TakeBackSheet } from './take-back-sheet';
import type { ConversationLine } from './to-lines';
import { useConversationScreen } from './use-conversation-screen';
import { useDraft } from './use-draft';
import { useHearing } from './use-hearing';
import { useMarkRead } from './use-mark-read';
import { useNewsWords } from './use-news-words';
import { useOutsideTalk } from './use-outside-talk';
import { useTyping } from './use-typing';
import { useWhyUnheard } from './use-why-unheard';

interface ConversationScreenProps {
  issueId: string;
  /** Whether no other screen lies over it. */
  isInFront: boolean;
  onBack: () => void;
  /** Where what nobody heard is asked for anew; not there for those who help. */
  onAskedAgain?: (issueId: string) => void;
}

const NO_NEWS: never[] = [];

/** What the traveller and those who help them say to each other about one request. */
export function ConversationScreen({ issueId, isInFront, onBack, onAskedAgain }: ConversationScreenProps) {
  const words = useWords(conversationWords);
  const missing = useWords(issueWords);
  const stepIn = useWords(stepInWords);
  const view = useConversationScreen(issueId);
  const outside = view.kind === 'ready' ? view.outside : null;
  const asking = useOutsideTalk(outside && { issueId });
  const isAnswering = use(RoomsContext) === 'responder';
  const refresh = useRefresh();
  const draft = useDraft(issueId);
  const typing = useTyping(view.kind === 'ready' ? view.conversationId : null);
  const hasFieldPhoto = useSideRead(photoQueries.draft(`issue/${issueId}`)) != null;
  const [takingBack, setTakingBack] = useState<string | null>(null);
  const said = useNewsWords(view.kind === 'ready' ? view.news : NO_NEWS);
  const whyUnheard = useWhyUnheard(view.kind === 'ready' ? view.answered : null);
  useHearing(isInFront);
  useMarkRead({ issueId, last: view.kind === 'ready' ? view.last : null, isInFront });
  if (view.kind === 'not-found')
    return (
      <MissingRecord
        title={words.title}
        lead={isAnswering ? stepIn.missing : missing.missing}
        detail={isAnswering ? stepIn.missingDetail : missing.missingDetail}
        onBack={onBack}
        refresh={refresh}
      />
    );
  if (view.kind === 'opening') return <OpeningConversation onBack={onBack} />;
  return (
    <ChatScreen
      title={view.title}
      onBack={onBack}
      items={view.lines}
      keyOf={({ key }) => key}
      typeOf={({ kind }) => kind}
      renderItem={(line) => (
        <Line
          line={line}
          isFinished={view.isFinished}
          whyUnheard={whyUnheard}
          hasFieldPhoto={hasFieldPhoto}
          onEdit={draft.onEdit}
          onTakeBack={setTakingBack}
        />
      )}
      onOldest={view.older.onOldest}
      before={view.older.isMissing && <MissingBefore older={view.older} />}
      empty={
        <NothingSaid
          isAnswering={isAnswering}
          canWrite={outside === null && !view.isFinished}
          asking={outside && view.conversationId === null ? asking : null}
        />
      }
      said={said}
      typing={typing.userId === null ? '' : words.writes(view.names[typing.userId] ?? words.somebody)}
      composer={
        <>
          {outside ? (
            <OutsideNote issueId={issueId} outside={outside} />
          ) : view.isFinished ? (
            <FinishedConversation
              issueId={issueId}
              hasUnheard={view.hasUnheard}
              draft={draft}
              onAskedAgain={onAskedAgain}
            />
          ) : (
            <ConversationComposer
              issueId={issueId}
              isOver={view.isOver}
              isSteppingIn={view.isSteppingIn}
              draft={draft}
              onTyped={typing.onTyped}
            />
          )}
          <TakeBackSheet messageId={takingBack} onClose={() => setTakingBack(null)} />
        </>
      }
    />
  );
}

interface NothingSaidProps {
  isAnswering: boolean;
  canWrite: boolean;
  /** Where nobody knows yet whether something was said. */
  asking: ReturnType<typeof useOutsideTalk> | null;
}

/** That nothing is here is not always that nothing was said. */
function NothingSaid({ isAnswering, canWrite, asking }: NothingSaidProps) {
  const words = useWords(conversationWords);
  const { nothingSaid } = useWords(responderWords);
  const { tryAgain } = useWords(commonWords);
  const stepIn = useWords(stepInWords);
  const ofWriting = isAnswering ? nothingSaid : words.noneDetail;
  if (asking === null)
    return <EmptyState icon="message" title={words.none} detail={canWrite ? ofWriting : undefined} />;
  const again = { label: tryAgain, onPress: asking.askAgain };
  switch (asking.state) {
    case 'asking':
      return <EmptyState icon="download" title={stepIn.coming} detail={stepIn.comingDetail} />;
    case 'asked':
    case 'failed':
      return <EmptyState icon="info" title={stepIn.notHere} detail={stepIn.notHereDetail} action={again} />;
  }
}

/** Its frame is there before anything of it is read. */
export function OpeningConversation({ onBack }: { onBack: () => void }) {
  const { title } = useWords(conversationWords);
  return (
    <Screen title={title} onBack={onBack}>
      {null}
    </Screen>
  );
}

interface LineProps extends Omit<ComponentProps<typeof MessageBubble>, 'message' | 'showsName'> {
  line: ConversationLine;
}

/** Drawn again when something of it is another, not with each that comes. */
const Line = memo(function Line({ line, ...bubble }: LineProps) {
  const format = useFormat();
  const today = useToday();
  switch (line.kind) {
    case 'day': {
      const text = `${format.weekday(line.day)} · ${format.day(line.day, today)}`;
      return <ChatLine line={{ kind: 'day', text }} />;
    }
    case 'unread':
      return <ChatLine line={{ kind: 'unread' }} />;
    case 'announcement': {
      const text = `${format.time(line.message.at)} · ${line.message.body}`;
      return <ChatLine line={{ kind: 'announcement', text }} />;
    }
    case 'message':
      return <MessageBubble {...bubble} message={line.message} showsName={line.showsName} />;
  }
});
