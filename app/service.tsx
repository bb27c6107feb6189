import { useRouter } from 'expo-router';

import { ServiceHealthScreen } from '@/features/service-health/service-health-screen';

export default function ServiceRoute() {
  const router = useRouter();
  return <ServiceHealthScreen onBack={() => (router.canGoBack() ? router.back() : router.replace('/'))} />;
}
