import { createContext, type ReactNode, use, useEffect, useState } from 'react';

import type { Chosen } from './use-requests-screen';

interface Kept {
  chosen: Chosen | null;
  keep: (chosen: Chosen) => void;
}

const KeptContext = createContext<Kept | null>(null);

/** Around both places that the list has: a window that becomes wider or narrower draws it anew in the other. */
export function ChosenStageProvider({ children }: { children: ReactNode }) {
  const [chosen, keep] = useState<Chosen | null>(null);
  return <KeptContext value={{ chosen, keep }}>{children}</KeptContext>;
}

/** Which of the chips is chosen; `first` where the list is seen for the first time. */
export function useChosenStage(first: () => Chosen): [Chosen, (chosen: Chosen) => void] {
  const kept = use(KeptContext);
  const [chosen, setChosen] = useState(() => kept?.chosen ?? first());
  const keep = kept?.keep;
  useEffect(() => keep?.(chosen), [keep, chosen]);
  return [chosen, setChosen];
}
