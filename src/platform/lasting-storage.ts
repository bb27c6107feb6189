/** Asks the device not to clear what the app keeps when it is short of space. A phone never does. */
export const askToKeepStorage = (): Promise<void> => Promise.resolve();
