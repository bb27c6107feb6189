import { useIsFocused } from 'expo-router';

import { LinkedConversation } from '@/features/conversation/linked-conversation';
import { useRouteId } from '@/runtime/use-route-id';
import { useScreenNavigation } from '@/runtime/use-screen-navigation';

export default function LinkedConversationRoute() {
  const { onBack, onInstead } = useScreenNavigation();
  return (
    <LinkedConversation
      conversationId={useRouteId()}
      isInFront={useIsFocused()}
      onBack={onBack}
      onAskedAgain={(id) => onInstead(`/request/${id}/conversation`)}
    />
  );
}
