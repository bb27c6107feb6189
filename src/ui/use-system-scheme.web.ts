import { useSyncExternalStore } from 'react';

type Scheme = 'light' | 'dark';

const dark = window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();
let scheme = toScheme(dark);

// A browser tells of a change only if nobody has looked in between: whoever asks `matches` while a window is drawn anew takes the change
// away from those who wait for it, as react-native-web's own hook does. So nobody asks.
dark.addEventListener('change', (change) => {
  scheme = toScheme(change);
  for (const listener of listeners) listener();
});

function toScheme({ matches }: { matches: boolean }): Scheme {
  return matches ? 'dark' : 'light';
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The look that the browser is set to. */
export function useSystemScheme(): Scheme {
  return useSyncExternalStore(watch, () => scheme);
}
