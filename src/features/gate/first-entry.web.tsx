import { useNavigationContainerRef, useRouter } from 'expo-router';
import { useEffect } from 'react';

/**
 * The router notes with each entry of the browser's history which screens were open, but with the first, made before there were any,
 * only its address: the way Back to it would build the whole app anew, at its first screen. A change that changes nothing lets it note
 * them, once they are there.
 */
export function FirstEntry() {
  const router = useRouter();
  const container = useNavigationContainerRef();
  useEffect(() => {
    if (container.isReady()) {
      router.setParams({});
      return undefined;
    }
    return container.addListener('ready', () => router.setParams({}));
  }, [router, container]);
  return null;
}
