import { createContext, use, useCallback, useEffect, useId, useMemo, useState, type ReactNode } from 'react';

import { ToastsInSheet, ToastsOnTop } from './toast-place';

interface Toasts {
  /** Null where there is nothing to tell. */
  toasts: ReactNode;
  /** The sheet that rose last; null where none is open. */
  topSheet: string | null;
  /** Gives what ends it. */
  rise: (sheet: string) => () => void;
}

const ToastsContext = createContext<Toasts | null>(null);
const InSheetContext = createContext(false);

interface ToastsEverywhereProps {
  /** Null where there is nothing to tell: nothing lies over the screen then, and every tap is the screen's. */
  toasts: ReactNode;
  children: ReactNode;
}

/** Toasts lie over every screen. A sheet lies over them: while one is open they stand in it, and nowhere else. */
export function ToastsEverywhere({ toasts, children }: ToastsEverywhereProps) {
  const [sheets, setSheets] = useState<readonly string[]>([]);
  const rise = useCallback((sheet: string) => {
    setSheets((open) => [...open, sheet]);
    return () => setSheets((open) => open.filter((each) => each !== sheet));
  }, []);
  const topSheet = sheets.at(-1) ?? null;
  const value = useMemo(() => ({ toasts, topSheet, rise }), [toasts, topSheet, rise]);
  return (
    <ToastsContext value={value}>
      {topSheet === null && toasts !== null && <ToastsOnTop>{toasts}</ToastsOnTop>}
      {children}
    </ToastsContext>
  );
}

/** For the inside of a sheet that is open, within what a screen reader takes for the dialog. */
export function ToastsOfSheet() {
  const id = useId();
  const everywhere = use(ToastsContext);
  const rise = everywhere?.rise;
  useEffect(() => rise?.(id), [rise, id]);
  if (everywhere?.topSheet !== id || everywhere.toasts === null) return null;
  return (
    <InSheetContext value>
      <ToastsInSheet>{everywhere.toasts}</ToastsInSheet>
    </InSheetContext>
  );
}

/** Whether this stands in a sheet: a screen that is opened from here would come in under it. */
export function useIsInSheet(): boolean {
  return use(InSheetContext);
}
