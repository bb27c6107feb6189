import { useRouter } from 'expo-router';

import { NotFoundScreen } from '@/features/not-found/not-found-screen';

export default function NotFoundRoute() {
  const router = useRouter();
  return <NotFoundScreen onLeave={() => router.replace('/')} />;
}
