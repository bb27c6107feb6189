import { useLocalSearchParams, useRouter } from 'expo-router';

import { CheckInScreen } from '@/features/check-in/check-in-screen';

/** As ids are made; nothing that could mean another place in a path. */
const ID = /^[\w-]{1,200}$/;

export default function CheckInRoute() {
  const router = useRouter();
  const { status, request } = useLocalSearchParams();
  return (
    <CheckInScreen
      isProposed={status === 'safe' || status === 'help'}
      requestId={typeof request === 'string' && ID.test(request) ? request : null}
      onHistory={() => router.push('/check-ins')}
      onBack={() => (router.canGoBack() ? router.back() : router.replace('/'))}
    />
  );
}
