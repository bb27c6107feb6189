import { randomBytes } from 'node:crypto';

import { keepKeysIn } from '@/platform/database-keys';
import { sealDatabases } from '@/platform/sealed-databases';
import type { PlainDatabases } from '@/platform/sqlite';
import { openStore, type Store } from '@/store/open-store';

import { cipherDatabasesIn } from './cipher-databases';
import { FakeSecrets } from './fake-secrets';
import { temporaryFolder } from './temporary-folder';

const opened: Store[] = [];

/** A phone whose databases are encrypted; its files and its secrets stay over restarts of the app. */
export class SealedPhone {
  readonly secrets = new FakeSecrets();
  readonly engine: PlainDatabases;

  constructor(readonly folder = temporaryFolder()) {
    this.engine = cipherDatabasesIn(folder);
  }

  files(engine = this.engine, { mayBePlain = false } = {}) {
    const keys = keepKeysIn(this.secrets, (count) => randomBytes(count));
    return sealDatabases(engine, { keys, mayBePlain });
  }

  async open(): Promise<Store> {
    const store = await openStore(this.files());
    opened.push(store);
    return store;
  }

  /** The app is killed: the handle goes. */
  async kill(store: Store): Promise<void> {
    opened.splice(opened.indexOf(store), 1);
    await store.database.close();
  }
}

afterEach(async () => {
  for (const { database } of opened.splice(0)) await database.close();
});
