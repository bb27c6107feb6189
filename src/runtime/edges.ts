import type { Fetch } from '@/api/exchange';
import { deviceClock } from '@/platform/device-clock';
import { reloadPage } from '@/platform/reload-page';
import { getServiceAddress } from '@/platform/service-address';
import { deviceDatabases } from '@/platform/sqlite';
import type { DatabaseFiles } from '@/store/database-files';

interface NetworkEdge {
  address: string;
  fetch: Fetch;
}

/** Where the app ends and the device begins. Tests bring their own. */
export interface Edges {
  network: NetworkEdge;
  files: DatabaseFiles;
  /** Of the traveller; null while nobody has signed in. */
  readKey: () => Promise<string | null>;
  clock: { now: () => number; today: () => string };
  random: () => number;
  language: () => string;
  reloadPage: () => void;
}

export function deviceEdges(): Edges {
  return {
    network: { address: getServiceAddress(), fetch: (url, init) => globalThis.fetch(url, init) },
    files: deviceDatabases,
    readKey: () => Promise.resolve(null),
    clock: deviceClock,
    random: Math.random,
    language: () => Intl.DateTimeFormat().resolvedOptions().locale,
    reloadPage,
  };
}
