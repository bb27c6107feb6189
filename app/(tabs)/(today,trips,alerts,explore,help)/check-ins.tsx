import { useRouter } from 'expo-router';

import { CheckInsScreen } from '@/features/check-in/check-ins-screen';

export default function CheckInsRoute() {
  const router = useRouter();
  return <CheckInsScreen onBack={() => (router.canGoBack() ? router.back() : router.replace('/help'))} />;
}
