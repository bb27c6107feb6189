import { useEffect, useEffectEvent } from 'react';
import { AccessibilityInfo, Platform } from 'react-native';

/** Whoever has the screen read to them starts with the list. Browsers do not tell; there the list is one button away. */
export function useScreenReader(onFound: () => void): void {
  const tell = useEffectEvent(onFound);
  useEffect(() => {
    if (Platform.OS === 'web') return;
    let isWanted = true;
    void AccessibilityInfo.isScreenReaderEnabled().then((isEnabled) => {
      if (isEnabled && isWanted) tell();
    });
    return () => {
      isWanted = false;
    };
  }, []);
}
