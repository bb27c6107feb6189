import { useLocalSearchParams } from 'expo-router';

import { CheckInScreen } from '@/features/check-in/check-in-screen';
import { useWay } from '@/runtime/use-way';

/** As ids are made; nothing that could mean another place in a path. */
const ID = /^[\w-]{1,200}$/;

export default function CheckInRoute() {
  const { onOpen, onBack } = useWay();
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
