import { useLocalSearchParams, useRouter } from 'expo-router';
import { useEffect } from 'react';

import { holdInvitation, useInvitation } from '@/features/sign-in/invitation';
import { SignIn } from '@/features/sign-in/sign-in';
import { useScreenNavigation } from '@/runtime/use-screen-navigation';

export default function SignInRoute() {
  const router = useRouter();
  const { onOpen } = useScreenNavigation();
  const invitedKey = useInvitation();
  const { key } = useLocalSearchParams<{ key?: string }>();
  // Whoever picks up this device next must not find the key in the history.
  useEffect(() => {
    if (key === undefined) return;
    holdInvitation(key);
    router.replace('/sign-in');
  }, [key, router]);

  const leave = () => {
    holdInvitation('');
    if (router.canGoBack()) router.back();
    else router.replace('/');
  };
  return (
    <SignIn
      invitedKey={invitedKey}
      onSignedIn={leave}
      onCheckService={() => onOpen('/service')}
      onBack={leave}
    />
  );
}
