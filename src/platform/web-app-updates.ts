/**
 * The app itself on this device, and its new versions. On phones both come from the store, and there is nothing to do here.
 */
export interface WebAppUpdates {
  /** A new version is complete on this device and waits. Gives back how to stop listening. */
  onReady(listener: () => void): () => void;
  /** Asks whether there is a new one; it is fetched in the background. Never rejects: without a network there is none. */
  check(): Promise<void>;
  /** Changes to the version that waits, and loads the page again. */
  change(): void;
  /**
   * Whether the app itself can be opened without a network, told once that is known: while a browser still fetches it, it can't, and
   * one that refuses to keep it never will.
   */
  onKept(listener: (isKept: boolean) => void): void;
}

/** Where there is never a newer one; the app itself is or is not on the device for good. */
export const withoutUpdates = (isKept: boolean): WebAppUpdates => ({
  onReady: () => () => undefined,
  check: () => Promise.resolve(),
  change: () => undefined,
  onKept: (listener) => listener(isKept),
});
