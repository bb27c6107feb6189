import { conversationQueries } from '@/runtime/queries/traveller-queries';
import { useRead } from '@/runtime/use-read';

import { ConversationScreen, OpeningConversation } from './conversation-screen';

interface LinkedConversationProps {
  conversationId: string;
  isInFront: boolean;
  onBack: () => void;
  onAskedAgain?: (issueId: string) => void;
}

/** A message from outside names the conversation, and not the request that it is about. */
export function LinkedConversation({ conversationId, ...screen }: LinkedConversationProps) {
  const issueId = useRead(conversationQueries.issueOf(conversationId));
  if (issueId === undefined) return <OpeningConversation onBack={screen.onBack} />;
  // What is not here yet is told as such, under a name that no request has.
  return <ConversationScreen issueId={issueId ?? conversationId} {...screen} />;
}
