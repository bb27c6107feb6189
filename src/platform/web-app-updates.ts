/** New versions of the installed web app. On phones they come from the store, and there is nothing to do here. */
export interface WebAppUpdates {
  /** A new version is complete on this device and waits. Gives back how to stop listening. */
  onReady(listener: () => void): () => void;
  /** Asks whether there is a new one; it is fetched in the background. Never rejects: without a network there is none. */
  check(): Promise<void>;
  /** Changes to the version that waits, and loads the page again. */
  change(): void;
}

export const webAppUpdates: WebAppUpdates = {
  onReady: () => () => undefined,
  check: () => Promise.resolve(),
  change: () => undefined,
};
