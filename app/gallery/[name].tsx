import { useLocalSearchParams, useRouter } from 'expo-router';
import { lazy } from 'react';

import { NotFoundScreen } from '@/features/not-found/not-found-screen';

// The condition stands here, spelled out, so that a bundle for travellers leaves the gallery and its samples out.
const Entry =
  __DEV__ || process.env.EXPO_PUBLIC_GALLERY === 'true'
    ? lazy(async () => ({
        default: (await import('@/features/gallery/gallery-entry-screen')).GalleryEntryScreen,
      }))
    : null;

export default function GalleryEntryRoute() {
  const router = useRouter();
  const { name } = useLocalSearchParams<{ name: string }>();
  return Entry ? <Entry name={name} /> : <NotFoundScreen onLeave={() => router.replace('/')} />;
}
