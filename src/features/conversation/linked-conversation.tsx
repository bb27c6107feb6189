import { use } from 'react';

import { conversationQueries } from '@/runtime/queries/traveller-queries';
import { RoomsContext } from '@/runtime/rooms';
import { useRead } from '@/runtime/use-read';

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
  if (issueId === undefined || (isElsewhere && asking === 'asking'))
    return <OpeningConversation onBack={screen.onBack} />;
  // What is not here yet is told as such, under a name that no request has.
  return <ConversationScreen issueId={issueId ?? conversationId} {...screen} />;
}
