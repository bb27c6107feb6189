import { addTrip } from '../../server/test/support/actors';
import { startTestService, type TestService } from '../../server/test/support/test-service';
import { phoneOf, startApp, startAppOf } from '../support/running-app';
import { aGate, letPass, until } from '../support/traveller-actions';

describe('woken without a screen', () => {
  let service: TestService;
  let app: Awaited<ReturnType<typeof startAppOf>>;
  beforeAll(async () => {
    service = await startTestService();
  });
  beforeEach(async () => {
    letPass(service, 60);
    app = await startAppOf(service);
    await app.opened.schedule.refresh();
  });
  afterEach(() => app.kill());
  afterAll(() => service.close());

  /** The system starts the app in the background; its store is opened by the work. */
  const startHeadless = async () => {
    await app.kill();
    app.phone.activity.goAway();
    app = { ...(await startApp(service, app.phone)), person: app.person };
    app.phone.air.seen.length = 0;
  };

  /** Without what the app told of its device when it was opened, which may have waited until now. */
  const seen = () =>
    app.phone.air.seen.filter(({ path }) => !path.endsWith('/add_device')).map(({ method }) => method);

  it('the app does nothing that it was not woken for', async () => {
    await startHeadless();
    await app.opened.store.database.read(() => Promise.resolve());
    expect(app.phone.air.seen).toEqual([]);
  });

  it('it sends first, then brings what is new', async () => {
    const trip = await addTrip(app.person);
    letPass(service, 1);
    await startHeadless();
    app.phone.air.online = false;
    await app.opened.services.checkIns.checkIn({ status: 'help' });
    await app.opened.engine.send();
    app.phone.air.online = true;
    letPass(service, 60);
    expect(await app.phone.tasks.runSync()).toBe('new-data');
    expect(seen().slice(0, 2)).toEqual(['POST', 'GET']);
    expect(await app.opened.reads.trips.get(trip.id)).not.toBeNull();
  });

  it('it only sends where the traveller wants Wi-Fi and there is none', async () => {
    await app.opened.mutations.savePreference('wifiOnly', true);
    await startHeadless();
    app.phone.network.joinCellular();
    await app.opened.services.checkIns.checkIn({ status: 'safe' });
    expect(await app.phone.tasks.runSync()).toBe('nothing-new');
    expect(seen()).toEqual(['POST']);
  });

  it('it also hears there what is said of a call for help', async () => {
    await app.opened.mutations.savePreference('wifiOnly', true);
    await startHeadless();
    app.phone.network.joinCellular();
    await app.opened.services.checkIns.checkIn({ status: 'help' });
    expect(await app.phone.tasks.runSync()).toBe('nothing-new');
    expect(seen()).toEqual(['POST', 'GET', 'GET']);
    const asked = app.phone.air.seen.slice(-2).map(({ path }) => path.replace(/\?.*/, ''));
    expect(asked.sort()).toEqual(['/api/v2/conversations', '/api/v2/issues']);
  });

  it.each(['the system takes its time back', 'its own time is up'])('it stops when %s', async (why) => {
    await startHeadless();
    const gate = aGate();
    app.phone.air.fault = () => ({ kind: 'hold', until: gate.opened });
    const outcome = app.phone.tasks.runSync();
    await until(() => app.phone.air.seen.length > 0);
    if (why === 'its own time is up') app.phone.timers.pass(25_000);
    else app.phone.tasks.takeTimeBack();
    gate.open();
    expect(await outcome).toBe('failed');
  });

  it('it says that it failed without a network, and that there is nothing to do without a traveller', async () => {
    app.phone.air.online = false;
    expect(await app.phone.tasks.runSync()).toBe('failed');
    const { phone } = app;
    await app.runtime.session.signOut(app.opened);
    expect(phone.tasks.registered.size).toBe(0);
    expect(await app.runtime.background.onSyncTime()).toBe('nothing-new');
    expect(await app.runtime.background.onPush({ type: 110 })).toBe('nothing-new');
    await app.runtime.background.onMoved([]);
  });

  it('it opens the store by itself, and says so where it can’t', async () => {
    await app.kill();
    expect(await app.runtime.background.onPush({ type: 50 })).toBe('new-data');
    await app.kill();
    const broken = { open: () => Promise.reject(new Error('disk is full')), remove: () => Promise.resolve() };
    const phone = phoneOf(service, app.person);
    await expect(startApp(service, phone, { files: broken })).rejects.toThrow('did not open');
    phone.tasks.registered.add('sync').add('push');
    expect(await phone.tasks.runSync()).toBe('failed');
    expect(await phone.tasks.deliver({ type: 110 })).toBe('failed');
    await phone.onMoved([{ latitude: 1, longitude: 1, accuracyMetres: 1, at: 0 }]);
  });

  it('the system is asked for its moments at sign-in', () => {
    expect([...app.phone.tasks.registered].sort()).toEqual(['push', 'sync']);
    expect(app.phone.notifications.words).toMatchObject({ safeButton: "I'm safe" });
    expect(app.phone.notifications.timesAsked).toBe(0);
    expect(app.phone.locator.asked).toEqual([]);
  });
});
