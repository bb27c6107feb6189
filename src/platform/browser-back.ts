type Holder = (event: PopStateEvent) => void;

const holders: Holder[] = [];

/** Whoever listens first to a window hears first: to be called before a router does. */
export function hearBackFirst(): void {
  window.addEventListener('popstate', (event) => holders.at(-1)?.(event));
}

/**
 * Undoes the browser's Back, before a router hears of it, and asks instead. A browser tells of it only when it has moved. Gives the
 * way to end it.
 */
export function holdBack({ isWanted, ask }: { isWanted: () => boolean; ask: () => void }): () => void {
  let isReturning = false;
  const holder = (event: PopStateEvent) => {
    if (!isWanted()) return;
    event.stopImmediatePropagation();
    if (!isReturning) {
      window.history.forward();
      ask();
    }
    isReturning = !isReturning;
  };
  holders.push(holder);
  return () => void holders.splice(holders.indexOf(holder), 1);
}
