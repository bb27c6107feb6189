import { useSyncExternalStore } from 'react';

let held = '';
const watchers = new Set<() => void>();

/** Keeps a key out of the address it came by: it is nowhere but here until it is used. An empty one forgets it. */
export function holdInvitation(key: string): void {
  held = key;
  for (const tell of watchers) tell();
}

export function useInvitation(): string {
  return useSyncExternalStore(watch, () => held);
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}
