import { useEffect, useEffectEvent } from 'react';
import { BackHandler, Platform } from 'react-native';

import { useCloseOnBack } from '@/ui/use-close-on-back';

/** Escape, the key of Android and a browser's Back close what lies over a map, and nothing else with it. */
export function useCloseCallout(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useCloseOnBack(true, onClose);
  useEffect(() => {
    if (Platform.OS !== 'web') {
      const back = BackHandler.addEventListener('hardwareBackPress', () => {
        close();
        return true;
      });
      return () => back.remove();
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Before anybody else hears of it: a map that fills the screen stays.
      event.stopPropagation();
      close();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}
