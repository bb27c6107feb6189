import { useRouter } from 'expo-router';

import { SignedInOnly } from '@/features/gate/signed-in-only';
import { SignIn } from '@/features/sign-in/sign-in';
import { AppTabs } from '@/features/tabs/app-tabs';

export default function TabsLayout() {
  const router = useRouter();
  return (
    <SignedInOnly otherwise={<SignIn onCheckService={() => router.push('/service')} />}>
      <AppTabs />
    </SignedInOnly>
  );
}
