import { randomBytes } from 'node:crypto';

import { keepKeysIn } from '@/platform/database-keys';
import { installationIn } from '@/platform/installation';
import { sealDatabases, sealedName } from '@/platform/sealed-databases';
import type { Dependencies } from '@/runtime/dependencies';
import { DATABASES } from '@/store/open-store';

import { addTraveller, type Person } from '../../server/test/support/actors';
import { startTestService, type TestService } from '../../server/test/support/test-service';
import { cipherDatabasesIn } from '../support/cipher-databases';
import { FakeSecrets } from '../support/fake-secrets';
import { aTripInput } from '../support/records';
import { aPhone, startApp, type RunningApp } from '../support/running-app';
import { temporaryFolder } from '../support/temporary-folder';

/** An iPhone: its keychain stays when the app and the app's folder go. */
describe('an app that is installed', () => {
  let service: TestService;
  let person: Person;
  let app: RunningApp;
  let secrets: FakeSecrets;
  beforeAll(async () => {
    service = await startTestService();
  });
  beforeEach(async () => {
    person = await addTraveller(service);
    secrets = new FakeSecrets();
  });
  afterEach(() => app.kill());
  afterAll(() => service.close());

  function dependenciesIn(
    folder: string,
    changes: Partial<Dependencies['installation']> = {},
  ): Partial<Dependencies> {
    const plain = cipherDatabasesIn(folder);
    const keys = keepKeysIn(secrets, (count) => randomBytes(count));
    const names = [...DATABASES.map(sealedName), ...DATABASES];
    return {
      files: sealDatabases(plain, { keys, mayBePlain: false }),
      secrets,
      installation: { ...installationIn(plain, names), ...changes },
    };
  }
  const start = async (folder: string, changes?: Partial<Dependencies['installation']>) => {
    app = await startApp(service, aPhone(service), dependenciesIn(folder, changes));
  };
  const who = () => app.runtime.session.state.get().kind;
  const signIn = async () => {
    expect(await app.runtime.session.signIn(person.key, app.opened)).toEqual({ kind: 'signed-in' });
    await app.opened.mutations.createTrip(aTripInput({ name: 'Xylophone tour' }));
  };
  /** The version before this one had a database and left no mark. */
  const unmarked = { look: () => Promise.resolve('marked' as const), mark: () => Promise.resolve() };

  it('keeps the traveller signed in over restarts', async () => {
    const folder = temporaryFolder();
    await start(folder);
    await signIn();
    await app.kill();
    await start(folder);
    expect(who()).toBe('signed-in');
    expect(await app.opened.reads.trips.list()).toHaveLength(1);
  });

  it('keeps them signed in over an update from a version that left no mark', async () => {
    const folder = temporaryFolder();
    await start(folder, unmarked);
    await signIn();
    await app.kill();
    for (const occasion of ['the update', 'the start after it']) {
      await start(folder);
      expect([occasion, who()]).toEqual([occasion, 'signed-in']);
      expect(await app.opened.reads.trips.list()).toHaveLength(1);
      await app.kill();
    }
    await start(folder);
  });

  it('again, on a phone that kept its keychain, knows nobody and keeps no key of theirs', async () => {
    await start(temporaryFolder());
    await signIn();
    await app.kill();
    const left = new Map(secrets.kept);
    expect([...left.keys()]).toEqual(expect.arrayContaining(['traveller-key', 'database-key.sojourn.db']));

    await start(temporaryFolder());
    expect(who()).toBe('signed-out');
    expect(secrets.kept.has('traveller-key')).toBe(false);
    expect([...secrets.kept].filter(([name, value]) => left.get(name) === value)).toEqual([]);
    expect(await app.opened.reads.trips.list()).toEqual([]);
    // And it can be used.
    await signIn();
    expect(who()).toBe('signed-in');
  });

  it('forgets them also where it dies between forgetting and marking, or can’t forget at once', async () => {
    await start(temporaryFolder());
    await signIn();
    await app.kill();

    const folder = temporaryFolder();
    const dying = { mark: () => Promise.reject(new Error('killed')) };
    await expect(start(folder, dying)).rejects.toThrow('did not open');
    secrets.kept.set('traveller-key', 'left-behind');
    secrets.isLocked = true;
    await expect(start(folder)).rejects.toThrow('did not open');
    expect(secrets.kept.has('traveller-key')).toBe(true);
    secrets.isLocked = false;
    await start(folder);
    expect(who()).toBe('signed-out');
    expect(secrets.kept.has('traveller-key')).toBe(false);
  });
});
