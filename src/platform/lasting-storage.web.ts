/**
 * Asks the browser not to clear what the app keeps when it is short of space: the key would go with the data, and the traveller would
 * be signed out without a network. Some browsers ask the traveller, others decide by themselves; either answer leaves the app as it is.
 */
export async function askToKeepStorage(): Promise<void> {
  // Not on a page without TLS.
  if (!('storage' in navigator) || (await navigator.storage.persisted())) return;
  await navigator.storage.persist();
}
