import { randomUUID } from 'node:crypto';

import { createApiClient, type ApiClient } from '@/api/client';
import { photosOf } from '@/api/photos';
import type { SqlEngine } from '@/store/engine';
import { openStore, type Store } from '@/store/open-store';
import type { WriteContext } from '@/store/write-context';
import { SyncEngine } from '@/sync/sync-engine';

import type { TestService } from '../../server/test/support/test-service';
import { databaseFilesIn } from './node-sqlite';
import { temporaryFolder } from './temporary-folder';
import { TestNetwork } from './test-network';

/** A phone with the app on it: real store, real client, real sync; the clock and the network are the test's. */
export interface Device {
  store: Store;
  client: ApiClient;
  engine: SyncEngine;
  network: TestNetwork;
  /** How far the phone's clock is off the service's, in ms. */
  clock: { offset: number };
  key: { current: string | null };
  keychain: { isLocked: boolean };
  /** In which its traveller reads. */
  language: { current: string };
  /** How long it waits for an answer. */
  patience: { ms: number };
  context: WriteContext;
  folder: string;
  /** The app is killed and opened again. */
  restart(): Promise<Device>;
  close(): Promise<void>;
}

export interface DeviceOptions {
  key?: string;
  folder?: string;
  network?: TestNetwork;
  clock?: { offset: number };
  language?: { current: string };
  timeoutMs?: number;
  /** Stands between the store and SQLite. */
  wrapEngine?: (engine: SqlEngine) => SqlEngine;
}

export async function startDevice(service: TestService, options: DeviceOptions = {}): Promise<Device> {
  const folder = options.folder ?? temporaryFolder();
  const network = options.network ?? new TestNetwork(service.app);
  const clock = options.clock ?? { offset: 0 };
  const key: Device['key'] = { current: options.key ?? 'demo-traveller' };
  const keychain = { isLocked: false };
  const language = options.language ?? { current: 'en' };
  const patience = { ms: options.timeoutMs ?? 30_000 };
  const now = () => service.clock.now.getTime() + clock.offset;
  const files = databaseFilesIn(folder);
  const { wrapEngine = (engine: SqlEngine) => engine } = options;
  const store = await openStore({ ...files, open: async (name) => wrapEngine(await files.open(name)) });
  const client = createApiClient({
    baseUrl: 'http://service.test',
    readKey: async () => {
      if (keychain.isLocked) throw new Error('The keychain is locked.');
      return key.current;
    },
    language: () => language.current,
    fetch: network.fetch,
    get timeoutMs() {
      return patience.ms;
    },
  });
  const today = () => new Date(now()).toISOString().slice(0, 10);
  const getPhoto = photosOf({ baseUrl: 'http://service.test', fetch: network.fetchBytes });
  const engine = new SyncEngine({ client, getPhoto, store, now, random: () => 0.5, today });
  const close = () => store.database.close();
  return {
    store,
    client,
    engine,
    network,
    clock,
    key,
    keychain,
    language,
    patience,
    context: { newId: randomUUID, now },
    folder,
    async restart() {
      await close();
      return startDevice(service, { key: key.current ?? undefined, folder, network, clock, language });
    },
    close,
  };
}
