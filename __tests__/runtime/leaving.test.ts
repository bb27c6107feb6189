import { addTraveller, addTrip, type Person } from '../../server/test/support/actors';
import { startTestService, type TestService } from '../../server/test/support/test-service';
import { phoneOf, startApp, type Phone, type RunningApp } from '../support/running-app';
import { letPass, until } from '../support/traveller-actions';

/** A network that takes every request and answers none. */
const FOR_EVER = new Promise<never>(() => undefined);

describe('leaving while the network hangs', () => {
  let service: TestService;
  let person: Person;
  let phone: Phone;
  let app: RunningApp;

  beforeAll(async () => {
    service = await startTestService();
  });
  beforeEach(async () => {
    letPass(service, 3600);
    person = await addTraveller(service);
    await addTrip(person);
    phone = phoneOf(service, person);
    app = await startApp(service, phone);
    await app.opened.schedule.refresh();
    phone.air.fault = () => ({ kind: 'hold', until: FOR_EVER });
    phone.air.seen.length = 0;
  });
  afterAll(() => service.close());

  /** Each of these is waited for by what the app does besides the screens. */
  const HANGING: [string, () => Promise<void>][] = [
    [
      'a message is being looked after',
      async () => {
        phone.notifications.deliver({ id: 'm', title: 'New', body: '', data: { type: 30 } });
        await until(() => phone.air.seen.length > 0);
      },
    ],
    [
      'the phone gives no token',
      async () => {
        let isAsked = false;
        phone.notifications.token = () => {
          isAsked = true;
          return FOR_EVER;
        };
        void app.opened.services.refreshRegistration();
        await until(() => isAsked);
      },
    ],
  ];

  /** As many turns as anything takes that waits for no network. */
  const endsWithin = async (ms: number, work: Promise<unknown>): Promise<boolean> => {
    const endings: unknown[] = [];
    void work.then((ending) => endings.push(ending));
    for (let turn = 0; turn < 300 && endings.length === 0; turn += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      phone.timers.pass(ms);
    }
    return endings.length > 0;
  };

  it.each(HANGING)('closes where %s, and opens again', async (_what, hang) => {
    await hang();
    expect(await endsWithin(0, app.kill())).toBe(true);
    phone.air.fault = () => null;
    app = await startApp(service, phone);
    expect(await app.opened.reads.trips.list()).toHaveLength(1);
    await app.kill();
  });

  it('closes after five seconds where the system itself does not answer', async () => {
    await app.kill();
    phone.notifications.prepare = () => FOR_EVER;
    phone.air.fault = () => null;
    app = await startApp(service, phone);
    expect(await endsWithin(5_000, app.kill())).toBe(true);
  });

  it.each<[string, (phone: Phone) => void]>([
    ['messages', ({ notifications }) => (notifications.clear = () => FOR_EVER)],
    ['the badge', ({ notifications }) => (notifications.setBadge = () => FOR_EVER)],
    ['wakes', ({ tasks }) => (tasks.unregisterSync = () => FOR_EVER)],
    ['movement', ({ locator }) => (locator.stopWatchingMovement = () => FOR_EVER)],
  ])('signs out after five seconds where the system does not let go of %s', async (_what, hang) => {
    phone.air.fault = () => null;
    hang(phone);
    expect(await endsWithin(5_000, app.runtime.session.signOut(app.opened))).toBe(true);
    expect(phone.secrets.kept.has('traveller-key')).toBe(false);
    expect(await app.opened.reads.trips.list()).toEqual([]);
    await app.kill();
  });

  // To take its token off the service is tried for five seconds.
  it.each(HANGING)('signs out where %s, and keeps nothing', async (_what, hang) => {
    await hang();
    expect(await endsWithin(5_000, app.runtime.session.signOut(app.opened))).toBe(true);
    expect(phone.secrets.kept.has('traveller-key')).toBe(false);
    expect(await app.opened.reads.trips.list()).toEqual([]);
    await app.kill();
  });
});
