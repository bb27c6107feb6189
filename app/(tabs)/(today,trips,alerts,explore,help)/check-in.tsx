import { useLocalSearchParams } from 'expo-router';

import { CheckInScreen } from '@/features/check-in/check-in-screen';
import { useScreenNavigation } from '@/runtime/use-screen-navigation';

/** As ids are made; nothing that could mean another place in a path. */
const ID = /^[\w-]{1,200}$/;

export default function CheckInRoute() {
  const { onOpen, onBack } = useScreenNavigation();
  const { status, request } = useLocalSearchParams();
  return (
    <CheckInScreen
      isProposed={status === 'safe' || status === 'help'}
      requestId={typeof request === 'string' && ID.test(request) ? request : null}
      onHistory={() => onOpen('/check-ins')}
      onBack={onBack}
    />
  );
}
