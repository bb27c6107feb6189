/** In a browser one tab at a time has the data. A phone has no tabs, and always has them. */
export interface SingleTab {
  /** Whether this tab has the data now: it had them before, or nobody did. */
  take(): Promise<boolean>;
  /** As above, at once: whoever has them, or just left, is not asked. */
  takeIfFree(): Promise<boolean>;
  /** Asks the tab that has them to let go, and waits for it. False where it does not within some seconds. */
  takeOver(): Promise<boolean>;
  /** Another tab wants the data. What is open has to be closed; then the page is loaded again, which sets them free. */
  onAsked(letGo: () => Promise<void>): void;
}

/** Where nobody else can have them. */
export const ALWAYS_OWN: SingleTab = {
  take: () => Promise.resolve(true),
  takeIfFree: () => Promise.resolve(true),
  takeOver: () => Promise.resolve(true),
  onAsked: () => undefined,
};
