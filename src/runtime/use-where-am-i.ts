import { useSyncExternalStore } from 'react';

import type { Fix } from '@/platform/locator';
import { isFresh } from '@/services/check-in-place';
import type { Whereabouts } from '@/services/whereabouts';

import { useRuntime } from './runtime-provider';

interface WhereAmI extends Whereabouts {
  /** Brings up the system's question: say why before. */
  ask: () => void;
  lookAgain: () => Promise<void>;
  /** Where they are at this moment: `fix` stays, however long they have gone on since. Null where that is not known. */
  findNow: () => Fix | null;
}

/** Where the traveller is. */
export function useWhereAmI(): WhereAmI {
  const { whereabouts, clock } = useRuntime();
  const state = useSyncExternalStore(whereabouts.state.watch, whereabouts.state.get);
  return {
    ...state,
    ask: () => void whereabouts.ask(),
    lookAgain: () => whereabouts.look(),
    findNow: () => {
      const { fix } = whereabouts.state.get();
      return fix && isFresh(fix, clock.now()) ? fix : null;
    },
  };
}
