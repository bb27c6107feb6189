import { useIsFocused } from 'expo-router';

import { ConversationScreen } from '@/features/conversation/conversation-screen';
import { useRouteId } from '@/runtime/use-route-id';
import { useScreenNavigation } from '@/runtime/use-screen-navigation';

export default function ConversationRoute() {
  const { onBack, onInstead } = useScreenNavigation();
  return (
    <ConversationScreen
      issueId={useRouteId()}
      isInFront={useIsFocused()}
      onBack={onBack}
      onAskedAgain={(id) => onInstead(`/request/${id}/conversation`)}
    />
  );
}
