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
    onOpen: (path) => {
      // Paths are made of ids. Which routes there are is known only where Expo has listed them, so `unknown` comes first:
      // the same code must do on both kinds of machine.
      const place: unknown = path;
      router.push(place as Href);
    },
    onBack: () => (router.canGoBack() ? router.back() : router.replace('/')),
  };
}
