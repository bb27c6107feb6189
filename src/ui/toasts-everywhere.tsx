import {
  createContext,
  use,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';

import { ToastsInSheet, ToastsOnTop } from './toast-place';

interface Toasts {
  /** Null where there is nothing to tell. */
  toasts: ReactNode;
  /** The modal that rose last; null where none is open. */
  topModal: string | null;
  /** Gives what ends it. */
  rise: (modal: string) => () => void;
}

const ToastsContext = createContext<Toasts | null>(null);
const InModalContext = createContext(false);

interface ToastsEverywhereProps {
  /** Null where there is nothing to tell: nothing lies over the screen then, and every tap is the screen's. */
  toasts: ReactNode;
  children: ReactNode;
}

/** Toasts lie over every screen. A modal lies over them: while one is open they stand in it, and nowhere else. */
export function ToastsEverywhere({ toasts, children }: ToastsEverywhereProps) {
  const [modals, setModals] = useState<readonly string[]>([]);
  const rise = useCallback((modal: string) => {
    setModals((open) => [...open, modal]);
    return () => setModals((open) => open.filter((each) => each !== modal));
  }, []);
  const topModal = modals.at(-1) ?? null;
  const value = useMemo(() => ({ toasts, topModal, rise }), [toasts, topModal, rise]);
  return (
    <ToastsContext value={value}>
      {topModal === null && toasts !== null && <ToastsOnTop>{toasts}</ToastsOnTop>}
      {children}
    </ToastsContext>
  );
}

/** For the inside of a sheet that is open, within what a screen reader takes for the dialog. */
export const ToastsOfSheet = () => <ToastsOfModal place={ToastsInSheet} />;

/** For the inside of what has the whole screen to itself. */
export const ToastsOfFullScreen = () => <ToastsOfModal place={ToastsOnTop} />;

function ToastsOfModal({ place: Place }: { place: ComponentType<{ children: ReactNode }> }) {
  const id = useId();
  const everywhere = use(ToastsContext);
  const rise = everywhere?.rise;
  useEffect(() => rise?.(id), [rise, id]);
  if (everywhere?.topModal !== id || everywhere.toasts === null) return null;
  return (
    <InModalContext value>
      <Place>{everywhere.toasts}</Place>
    </InModalContext>
  );
}

/** Whether this stands in a modal: a screen that is opened from here would come in under it. */
export function useIsInModal(): boolean {
  return use(InModalContext);
}
