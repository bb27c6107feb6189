import { useEffect, useState } from 'react';
import { AccessibilityInfo, Platform } from 'react-native';

/** Whether the device is set to stronger contrast. */
export function useSystemContrast(): boolean {
  const [isHigh, setIsHigh] = useState(false);
  useEffect(() => {
    if (Platform.OS === 'android') {
      void AccessibilityInfo.isHighTextContrastEnabled().then(setIsHigh);
      const watch = AccessibilityInfo.addEventListener('highTextContrastChanged', setIsHigh);
      return () => watch.remove();
    }
    if (Platform.OS === 'ios') {
      void AccessibilityInfo.isDarkerSystemColorsEnabled().then(setIsHigh);
      const watch = AccessibilityInfo.addEventListener('darkerSystemColorsChanged', setIsHigh);
      return () => watch.remove();
    }
    const query = window.matchMedia('(prefers-contrast: more)');
    const follow = () => setIsHigh(query.matches);
    follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return isHigh;
}
