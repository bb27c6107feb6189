import { useSession } from '@/runtime/runtime-provider';

import { SignInScreen, type SignInScreenProps } from './sign-in-screen';

/** Signing in from inside the app, with the data on this device open. */
export function SignIn(props: Omit<SignInScreenProps, 'signIn'>) {
  const { signIn } = useSession();
  return <SignInScreen signIn={signIn} {...props} />;
}
