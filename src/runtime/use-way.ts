import { useRouter, type Href } from 'expo-router';

/** Where a screen leads to, and back. */
export interface Way {
  onOpen: (path: string) => void;
  /** To where the traveller came from, or to the first screen where a link has led here. */
  onBack: () => void;
}

export function useWay(): Way {
  const router = useRouter();
  return {
    // Paths are made of ids; which routes there are is told by their files, after the fact.
    onOpen: (path) => router.push(path as Href),
    onBack: () => (router.canGoBack() ? router.back() : router.replace('/')),
  };
}
