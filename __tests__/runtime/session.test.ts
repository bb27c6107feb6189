import { openedFile } from '@/runtime/opened-file';

import { addTraveller, type Person } from '../../server/test/support/actors';
import { startTestService, type TestService } from '../../server/test/support/test-service';
import { findInFiles } from '../support/find-in-files';
import { aTripInput } from '../support/records';
import { aPhone, startApp, type Phone, type RunningApp } from '../support/running-app';
import { aGate, until } from '../support/traveller-actions';

describe('signing in and out', () => {
  let service: TestService;
  let person: Person;
  let app: RunningApp;
  beforeAll(async () => {
    service = await startTestService();
  });
  beforeEach(async () => {
    person = await addTraveller(service);
    app = await startApp(service);
  });
  afterEach(() => app.kill());
  afterAll(() => service.close());

  const state = () => app.runtime.session.state.get().kind;
  const signIn = (key: string, options?: { replace?: boolean }) =>
    app.runtime.session.signIn(key, app.opened, options);
  const signOut = () => app.runtime.session.signOut(app.opened);
  const restart = async (phone: Phone = app.phone) => {
    await app.kill();
    app = await startApp(service, phone);
  };
  const makeTrip = () => app.opened.mutations.createTrip(aTripInput({ name: 'Xylophone tour' }));

  it('asks for a key at the first start', () => {
    expect(state()).toBe('signed-out');
  });

  it('takes a valid key, with blanks around it, and keeps it for the next start', async () => {
    expect(await signIn(`  ${person.key}\n`)).toEqual({ kind: 'signed-in' });
    expect(state()).toBe('signed-in');
    expect(await app.opened.reads.profile()).toMatchObject({ id: person.id });
    await restart();
    expect(state()).toBe('signed-in');
    expect(await app.opened.schedule.refresh()).toMatchObject({ kind: 'finished', failed: 0 });
  });

  it('has asked for the trips, and for as much of the rest as may be at once, before the first screen is drawn', async () => {
    const asked: string[][] = [];
    app.runtime.session.state.watch(() => asked.push(app.phone.air.seen.map(({ path }) => path)));
    await signIn(person.key);
    const [profile, trips, ...rest] = asked[0] ?? [];
    expect([profile, trips]).toEqual(['/api/v1/users/profile', expect.stringContaining('/api/v1/trips')]);
    expect(rest).toHaveLength(4);
  });

  it('lets somebody in though nothing more is answered', async () => {
    const gate = aGate();
    app.phone.air.fault = ({ path }) =>
      path.startsWith('/api/v1/trips') ? { kind: 'hold', until: gate.opened } : null;
    const signingIn = signIn(person.key);
    await until(() => app.phone.air.seen.some(({ path }) => path.startsWith('/api/v1/trips')));
    expect(state()).toBe('signed-out');
    app.phone.timers.pass(400);
    expect(await signingIn).toEqual({ kind: 'signed-in' });
    expect(state()).toBe('signed-in');
    gate.open();
  });

  it('starts nothing on a store that another tab has taken meanwhile', async () => {
    const gate = aGate();
    app.phone.air.fault = ({ path }) =>
      path.startsWith('/api/v1/trips') ? { kind: 'hold', until: gate.opened } : null;
    const signingIn = signIn(person.key);
    await until(() => app.phone.air.seen.some(({ path }) => path.startsWith('/api/v1/trips')));
    const closing = app.runtime.running.close();
    gate.open();
    await closing;
    app.phone.timers.pass(400);
    await signingIn;
    expect(app.phone.tasks.registered).toEqual(new Set());
  });

  it('asks the device to keep what is here, once there is something, whatever it answers', async () => {
    const askToKeepStorage = jest.fn(() => Promise.reject(new Error('The browser has no say in this.')));
    await app.kill();
    app = await startApp(service, aPhone(service), { askToKeepStorage });
    expect(await signIn('not-the-key')).toEqual({ kind: 'wrong-key' });
    expect(askToKeepStorage).not.toHaveBeenCalled();
    expect(await signIn(person.key)).toEqual({ kind: 'signed-in' });
    expect(askToKeepStorage).toHaveBeenCalledTimes(1);
  });

  it.each(['', '   ', 'two words', 'clé', 'x'.repeat(501)])('says that %j is no key', async (given) => {
    expect(await signIn(given)).toEqual({ kind: 'not-a-key' });
    expect(app.phone.air.seen).toEqual([]);
  });

  it('tells a wrong key from no network and from a service that is down', async () => {
    expect(await signIn('not-the-key')).toEqual({ kind: 'wrong-key' });
    app.phone.air.online = false;
    expect(await signIn(person.key)).toEqual({ kind: 'offline' });
    app.phone.air.online = true;
    for (const status of [500, 503, 404]) {
      app.phone.air.fault = () => ({ kind: 'status', status });
      expect(await signIn(person.key)).toEqual({ kind: 'service-down' });
    }
    expect(state()).toBe('signed-out');
  });

  it('leaves nothing of the traveller on the device when they sign out', async () => {
    await signIn(person.key);
    await makeTrip();
    await signOut();
    expect(state()).toBe('signed-out');
    expect(app.phone.secrets.kept.size).toBe(0);
    expect(await app.opened.reads.trips.list()).toEqual([]);
    expect(findInFiles(app.phone.folder, 'Xylophone', person.key)).toEqual([]);
    await restart();
    expect(state()).toBe('signed-out');
  });

  it('forgets at a signing out what was opened with the app and not read, and that something could not be kept', async () => {
    const file = 'content://mail/42';
    openedFile.set(file);
    await signIn(person.key);
    // Whoever opened it before they signed in meant it for their own trips.
    expect(openedFile.get()).toBe(file);
    app.runtime.isUnsaved.set(true);
    await signOut();
    expect(openedFile.get()).toBeNull();
    expect(app.runtime.isUnsaved.get()).toBe(false);
  });

  it('goes on with a signing out that was cut off', async () => {
    await signIn(person.key);
    await makeTrip();
    await app.phone.secrets.write('leaving', 'yes');
    await restart();
    expect(state()).toBe('signed-out');
    expect(await app.opened.reads.trips.list()).toEqual([]);
    expect(app.phone.secrets.kept.size).toBe(0);
  });

  it('does not show one traveller what another left, and says what would be lost', async () => {
    await signIn(person.key);
    app.phone.air.online = false;
    await makeTrip();
    app.phone.air.online = true;
    app.phone.air.fault = ({ method }) => (method === 'POST' ? { kind: 'drop-before' } : null);
    const other = await addTraveller(service);
    expect(await signIn(other.key)).toEqual({ kind: 'someone-else', unsent: 1 });
    expect(await app.opened.reads.profile()).toMatchObject({ id: person.id });

    expect(await signIn(other.key, { replace: true })).toEqual({ kind: 'signed-in' });
    expect(await app.opened.reads.profile()).toMatchObject({ id: other.id });
    expect(await app.opened.reads.trips.list()).toEqual([]);
  });

  it('keeps everything readable when the key is no longer valid, and goes on with a new one', async () => {
    await signIn(person.key);
    await makeTrip();
    await app.opened.schedule.refresh();
    const body = JSON.stringify({ error: { code: 'unauthorized', message: 'This key is not valid here.' } });
    app.phone.air.fault = () => ({ kind: 'status', status: 401, body });
    await app.opened.schedule.refresh();
    expect(app.opened.engine.status.get().needsKey).toBe(true);
    expect(await app.opened.reads.trips.list()).toHaveLength(1);
    app.phone.air.fault = () => null;
    expect(await signIn(person.key)).toEqual({ kind: 'signed-in' });
    expect(app.opened.engine.status.get().needsKey).toBe(false);
  });

  it('lets a traveller read while the phone keeps its secrets locked', async () => {
    await signIn(person.key);
    await makeTrip();
    await app.kill();
    app.phone.secrets.isLocked = true;
    app = await startApp(service, app.phone);
    expect(state()).toBe('signed-in');
    expect(await app.opened.reads.trips.list()).toHaveLength(1);
    app.phone.secrets.isLocked = false;
  });

  it('sends what waits as soon as the traveller does something, without being told to', async () => {
    const phone = aPhone(service);
    await restart(phone);
    const calls: (() => void)[] = [];
    await app.kill();
    app = await startApp(service, phone, {
      timers: {
        after: (_ms, work) => {
          calls.push(work);
          return () => undefined;
        },
      },
    });
    await signIn(person.key);
    await app.opened.schedule.refresh();
    await makeTrip();
    await app.opened.store.database.read(() => Promise.resolve());
    calls.at(-1)?.();
    await app.opened.engine.send();
    expect(
      phone.air.seen.filter(({ method, path }) => method === 'POST' && path === '/api/v1/trips'),
    ).toHaveLength(1);
  });
});
