import { useEffect } from 'react';
import { AccessibilityInfo, Platform } from 'react-native';

/** Said aloud when it appears and when it changes. iOS knows no live regions; Android and browsers read theirs by themselves. */
export function useAnnounced(message: string): void {
  useEffect(() => {
    if (Platform.OS === 'ios' && message !== '') AccessibilityInfo.announceForAccessibility(message);
  }, [message]);
}

/** The same for what stands in no live region on phones: Android is told too. */
export function useSaidAloud(message: string): void {
  useEffect(() => {
    if (Platform.OS !== 'web' && message !== '') AccessibilityInfo.announceForAccessibility(message);
  }, [message]);
}
