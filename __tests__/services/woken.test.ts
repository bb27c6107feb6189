import { readPush } from '@/services/push-meaning';
import { PUSH_TABLE, type FetchTarget } from '@/services/push-table';

import { addTrip } from '../../server/test/support/actors';
import { startTestService, type TestService } from '../../server/test/support/test-service';
import { phoneOf, startApp, startAppOf, type Phone } from '../support/running-app';
import { aGate, letPass, until } from '../support/traveller-actions';

const CUSCO = { latitude: -13.5226, longitude: -71.9673, accuracyMetres: 10 };
const LIMIT_MS = 25_000;

describe('a wake without a screen', () => {
  let service: TestService;
  let app: Awaited<ReturnType<typeof startAppOf>>;
  beforeAll(async () => {
    service = await startTestService();
  });
  beforeEach(async () => {
    letPass(service, 60);
    app = await startAppOf(service);
    await app.opened.mutations.changeSettings({ check_in_with_location: true });
    await app.opened.schedule.refresh();
    await app.kill();
    const { phone, person } = app;
    phone.notifications.grant();
    phone.locator.grant('background');
    phone.timers.clear();
    phone.activity.goAway();
    app = { ...(await startApp(service, phone)), person };
    phone.air.seen.length = 0;
  });
  afterEach(() => app.kill());
  afterAll(() => service.close());

  /** One message for each kind of download. */
  const MESSAGES = [
    ['a message', { type: 50, data: { check_in_request_id: 'request-1' } }],
    ['a message about a trip', { type: 20, data: { trip_id: 'trip-1' } }],
    ['a message about a flight', { type: 100, data: { trip_id: 'trip-1', air_segment_id: 'segment-1' } }],
    ['a message about a trip that is gone', { type: 22, data: { trip_id: 'trip-1' } }],
    ['a message about a gate', { type: 103, data: { air_segment_id: 'segment-1' } }],
    ['a message about an alert', { type: 110, data: { alert_id: 'alert-1' } }],
    ['a message about an advisory', { type: 111, data: { advisory_id: 'advisory-1' } }],
    ['a message about who they are', { type: 504 }],
    ['a message about a request', { type: 9 }],
    ['a message about what was said', { type: 5, data: { conversation_id: 'talk-1' } }],
    ['a message about where they are', { type: 51 }],
    ['a message about a rule', { type: 120, data: { travel_restriction_id: 'rule-1' } }],
  ] as const;
  const WAKES = [
    ['a moment to sync', (phone: Phone) => phone.tasks.runSync()],
    ...MESSAGES.map(([what, data]) => [what, (phone: Phone) => phone.tasks.deliver(data)] as const),
    ['a movement', (phone: Phone) => phone.onMoved([{ ...CUSCO, at: service.clock.now.getTime() }])],
  ] as const;

  it('is tried for each kind of download that a message can ask for', () => {
    const tried = MESSAGES.map(([, data]) => readPush(data).fetch?.kind);
    const all = Object.values(PUSH_TABLE).map(
      ({ fetch }) => (fetch as (data: object) => FetchTarget)({}).kind,
    );
    expect(new Set(tried)).toEqual(new Set(all));
  });

  it.each(WAKES)('for %s registers nothing and leaves no timer behind', async (_what, wake) => {
    const { phone } = app;
    const asked = [
      jest.spyOn(phone.notifications, 'token'),
      jest.spyOn(phone.notifications, 'prepare'),
      jest.spyOn(phone.locator, 'watchSignificantMovement'),
      jest.spyOn(phone.locator, 'current'),
      jest.spyOn(phone.tasks, 'registerSync'),
      jest.spyOn(phone.tasks, 'registerPush'),
      // Nobody would wait for it.
      jest.spyOn(app.opened.engine, 'downloadMore'),
    ];
    await wake(phone);
    for (const power of asked) expect(power).not.toHaveBeenCalled();
    expect(phone.timers.count).toBe(0);
    expect(await app.opened.reads.unsent()).toEqual([]);
  });

  it('asks for a position only once somebody looks at the app, and then registers all', async () => {
    const { phone } = app;
    const looked = jest.spyOn(phone.locator, 'current');
    const token = jest.spyOn(phone.notifications, 'token');
    await app.runtime.whereabouts.look();
    expect(looked).not.toHaveBeenCalled();
    expect(app.runtime.isSeen.get()).toBe(false);

    phone.activity.comeBack();
    expect(app.runtime.isSeen.get()).toBe(true);
    await until(() => phone.locator.watching === 'background');
    await until(() => looked.mock.calls.length > 0 && token.mock.calls.length > 0);
    expect(token).toHaveBeenCalled();
  });

  it('sees to what follows from it: the badge, and the reminder of what is sent now', async () => {
    const { phone } = app;
    phone.air.online = false;
    await app.opened.services.checkIns.checkIn({ status: 'help' });
    await app.opened.services.refreshReminders();
    expect(phone.notifications.planned.has('unsent-check-in')).toBe(true);
    phone.air.online = true;
    phone.notifications.badge = 7;
    letPass(service, 60);
    expect(await phone.tasks.runSync()).toBe('new-data');
    expect(phone.notifications.planned.has('unsent-check-in')).toBe(false);
    expect(phone.notifications.badge).toBe(0);
  });

  it.each(WAKES)('for %s ends after 25 seconds, whatever hangs', async (what, wake) => {
    const { phone } = app;
    phone.air.fault = () => ({ kind: 'hold', until: aGate().opened });
    const woken = wake(phone);
    await until(() => phone.air.seen.length > 0);
    phone.timers.pass(LIMIT_MS - 1);
    const first = await Promise.race([woken, Promise.resolve('not yet')]);
    expect(first).toBe('not yet');
    phone.timers.pass(LIMIT_MS);
    expect(await woken).toBe(what === 'a movement' ? undefined : 'failed');
    expect(phone.timers.count).toBe(0);

    // The store is as good as before, and the next run brings what this one did not.
    phone.air.fault = () => null;
    const trip = await addTrip(app.person);
    letPass(service, 60);
    expect(await phone.tasks.runSync()).toBe('new-data');
    expect(await app.opened.reads.trips.get(trip.id)).not.toBeNull();
    expect(await app.opened.reads.unsent()).toEqual([]);
  });

  it('ends also where the data can’t even be opened', async () => {
    const phone = phoneOf(service, app.person);
    const files = { open: () => new Promise<never>(() => undefined), remove: () => Promise.resolve() };
    phone.tasks.registered.add('sync');
    void startApp(service, phone, { files });
    const woken = phone.tasks.runSync();
    phone.timers.pass(LIMIT_MS);
    expect(await woken).toBe('failed');
  });

  it('does not stop what the traveller is looking at', async () => {
    const { phone } = app;
    const gate = aGate();
    phone.activity.comeBack();
    await until(() => app.opened.engine.status.get().last !== null);
    phone.air.fault = () => ({ kind: 'hold', until: gate.opened });
    const pulled = app.opened.engine.pullTripList();
    const woken = phone.tasks.deliver({ type: 50 });
    await until(() => phone.air.seen.length > 0);
    phone.timers.pass(LIMIT_MS);
    expect(await woken).toBe('failed');
    gate.open();
    expect(await pulled).toMatchObject({ kind: 'finished' });
  });
});
