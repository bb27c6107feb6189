import { useRouter } from 'expo-router';

import { SignedInOnly } from '@/features/gate/signed-in-only';
import { SignInScreen } from '@/features/sign-in/sign-in-screen';
import { AppTabs } from '@/features/tabs/app-tabs';

export default function TabsLayout() {
  const router = useRouter();
  return (
    <SignedInOnly otherwise={<SignInScreen onCheckService={() => router.push('/service')} />}>
      <AppTabs />
    </SignedInOnly>
  );
}
