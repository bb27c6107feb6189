import { use } from 'react';

import { useWords } from '@/i18n/locale-provider';
import { conversationWords } from '@/i18n/messages/conversation';
import { stepInWords } from '@/i18n/messages/step-in';
import { conversationQueries } from '@/runtime/queries/traveller-queries';
import { RoomsContext } from '@/runtime/rooms';
import { useRead } from '@/runtime/use-read';
import { MissingRecord } from '@/ui/missing-record';

import { ConversationScreen, OpeningConversation } from './conversation-screen';
import { useOutsideTalk } from './use-outside-talk';

interface LinkedConversationProps {
  conversationId: string;
  isInFront: boolean;
  onBack: () => void;
  onAskedAgain?: (issueId: string) => void;
}

/** A message from outside names the conversation, and not the request that it is about. */
export function LinkedConversation({ conversationId, ...screen }: LinkedConversationProps) {
  const issueId = useRead(conversationQueries.issueOf(conversationId));
  // Whoever helps is told of conversations in which they take no part.
  const isElsewhere = use(RoomsContext) === 'responder' && issueId === null;
  const asking = useOutsideTalk(isElsewhere ? { conversationId } : null);
  if (issueId === undefined) return <OpeningConversation onBack={screen.onBack} />;
  if (isElsewhere && asking.state !== 'asked') return <NotHereYet asking={asking} onBack={screen.onBack} />;
  // What is not here yet is told as such, under a name that no request has.
  return <ConversationScreen issueId={issueId ?? conversationId} {...screen} />;
}

interface NotHereYetProps {
  asking: ReturnType<typeof useOutsideTalk>;
  onBack: () => void;
}

function NotHereYet({ asking: { state, askAgain }, onBack }: NotHereYetProps) {
  const { title } = useWords(conversationWords);
  const words = useWords(stepInWords);
  const isLooking = state === 'asking';
  const again = { active: false, onRefresh: askAgain, isHeldBack: false, onDownloadAnyway: askAgain };
  return (
    <MissingRecord
      title={title}
      lead={isLooking ? words.coming : words.notHere}
      detail={isLooking ? words.comingDetail : words.notHereDetail}
      isLooking={isLooking}
      refresh={isLooking ? undefined : again}
      onBack={onBack}
    />
  );
}
