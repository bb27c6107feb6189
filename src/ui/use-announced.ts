import { useEffect, useRef } from 'react';
import { AccessibilityInfo, Platform } from 'react-native';

/** Said aloud when it appears and when it changes. iOS knows no live regions; Android and browsers read theirs by themselves. */
export function useAnnounced(message: string): void {
  useEffect(() => {
    if (Platform.OS === 'ios' && message !== '') AccessibilityInfo.announceForAccessibility(message);
  }, [message]);
}

/** Something that is said aloud; what has another key is another, also in the same words. */
export interface Said {
  key: string;
  words: string;
}

/** Each is said once. It stands in no live region on phones: Android is told too. */
export function useSaidAloud(said: Said | null): void {
  const told = useRef<string | null>(null);
  useEffect(() => {
    if (said === null || said.key === told.current) return;
    told.current = said.key;
    // iOS would break off what it is saying for what comes next.
    if (Platform.OS !== 'web')
      AccessibilityInfo.announceForAccessibilityWithOptions(said.words, { queue: true });
  }, [said]);
}
