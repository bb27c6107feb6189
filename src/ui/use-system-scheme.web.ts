import { useSyncExternalStore } from 'react';

const dark = window.matchMedia('(prefers-color-scheme: dark)');

function watch(listener: () => void): () => void {
  dark.addEventListener('change', listener);
  return () => dark.removeEventListener('change', listener);
}

/**
 * The look that the browser is set to. react-native-web's own hook does not look again when it begins to listen, so a window that was
 * widened, and dark before, could stay dark in the light.
 */
export function useSystemScheme(): 'light' | 'dark' {
  return useSyncExternalStore(watch, () => (dark.matches ? 'dark' : 'light'));
}
