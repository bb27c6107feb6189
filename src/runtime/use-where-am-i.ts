import { useSyncExternalStore } from 'react';

import type { Whereabouts } from '@/services/whereabouts';

import { useRuntime } from './runtime-provider';

/** Where the traveller is. `ask` brings up the system's question: say why before. */
export function useWhereAmI(): Whereabouts & { ask: () => void; lookAgain: () => Promise<void> } {
  const { whereabouts } = useRuntime();
  const state = useSyncExternalStore(whereabouts.state.watch, whereabouts.state.get);
  return { ...state, ask: () => void whereabouts.ask(), lookAgain: () => whereabouts.look() };
}
