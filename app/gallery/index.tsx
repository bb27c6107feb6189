import { useRouter } from 'expo-router';
import { lazy } from 'react';

import { NotFoundScreen } from '@/features/not-found/not-found-screen';

// The condition stands here, spelled out, so that a bundle for travellers leaves the gallery and its samples out.
const Gallery =
  __DEV__ || process.env.EXPO_PUBLIC_GALLERY === 'true'
    ? lazy(async () => ({ default: (await import('@/features/gallery/gallery-screen')).GalleryScreen }))
    : null;

export default function GalleryRoute() {
  const router = useRouter();
  return Gallery ? <Gallery /> : <NotFoundScreen onLeave={() => router.replace('/')} />;
}
