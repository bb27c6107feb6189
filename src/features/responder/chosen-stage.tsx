import { createContext, type ReactNode, use, useEffect, useState } from 'react';

import type { Chosen } from './use-requests-screen';

type Kept = readonly [chosen: Chosen | null, keep: (chosen: Chosen) => void];

const KeptContext = createContext<Kept | null>(null);

/** Around both places that the list has: a window that becomes wider or narrower draws it anew in the other. */
export function ChosenStageProvider({ children }: { children: ReactNode }) {
  return <KeptContext value={useState<Chosen | null>(null)}>{children}</KeptContext>;
}

/**
 * Which of the chips is chosen. It begins with `first`, which is null as long as there is nothing to choose from, and stays: who comes later
 * takes no list away from whoever reads it.
 */
export function useChosenStage(first: Chosen | null): [Chosen, (chosen: Chosen) => void] {
  const own = useState<Chosen | null>(null);
  const [kept, keep] = use(KeptContext) ?? own;
  useEffect(() => {
    if (kept === null && first !== null) keep(first);
  }, [kept, first, keep]);
  return [kept ?? first ?? 'unclaimed', keep];
}
