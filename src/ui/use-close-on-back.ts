import { useEffect, useEffectEvent } from 'react';
import { Platform } from 'react-native';

/** A browser's Back moves the page, which what lies over it must not outlive. Phones close that instead, through the modal. */
export function useCloseOnBack(visible: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!visible || Platform.OS !== 'web') return;
    const onMoved = () => close();
    window.addEventListener('popstate', onMoved);
    return () => window.removeEventListener('popstate', onMoved);
  }, [visible]);
}
