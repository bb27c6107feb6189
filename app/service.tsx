import { useRouter } from 'expo-router';

import { lazyScreen } from '@/features/gate/lazy-screen';

const ServiceHealthScreen = lazyScreen(
  async () => (await import('@/screens/later-screens')).ServiceHealthScreen,
);

export default function ServiceRoute() {
  const router = useRouter();
  return <ServiceHealthScreen onBack={() => (router.canGoBack() ? router.back() : router.replace('/'))} />;
}
