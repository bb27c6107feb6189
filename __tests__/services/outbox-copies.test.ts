import { randomUUID } from 'node:crypto';

import type { CheckIn } from '@/contract/check-in';
import type { Trip } from '@/contract/trip';
import { removeTrip } from '@/store/trip-writes';
import { saveTrips } from '@/store/trips';

import { addTraveller, type Person } from '../../server/test/support/actors';
import { aTrip } from '../../server/test/support/builders';
import { startTestService, type TestService } from '../../server/test/support/test-service';
import { FakeBackgroundSender } from '../support/fake-background-sender';
import { aTrip as aKnownTrip } from '../support/records';
import { phoneOf, startApp, type Phone, type RunningApp } from '../support/running-app';
import { letPass, until } from '../support/traveller-actions';

const CUSCO = { latitude: -13.5226, longitude: -71.9673 };

describe('what waits when the app is closed, in a browser that sends it', () => {
  let service: TestService;
  let person: Person;
  let phone: Phone;
  let browser: FakeBackgroundSender;
  let app: RunningApp;

  beforeAll(async () => {
    service = await startTestService();
  });
  beforeEach(async () => {
    letPass(service, 3600);
    person = await addTraveller(service);
    phone = phoneOf(service, person);
    phone.locator.grant();
    browser = new FakeBackgroundSender();
    app = await startApp(service, phone, { backgroundSender: browser });
    await app.opened.schedule.refresh();
    phone.air.online = false;
    phone.network.cut();
  });
  afterEach(() => app.kill());
  afterAll(() => service.close());

  const now = () => service.clock.now.getTime();
  const start = async () => {
    app = await startApp(service, phone, { backgroundSender: browser });
  };
  const networkIsBack = () => {
    phone.air.online = true;
    phone.network.joinWifi();
  };
  const callForHelp = () => app.opened.services.checkIns.checkIn({ status: 'help' });
  const isPromised = () => app.opened.services.copies.afterClosing.get() === 'goes-out';
  const checkInsAtService = async () => (await person.get('/api/v2/check_ins')).json<CheckIn[]>();
  const isAllSent = async () =>
    (await app.opened.reads.unsent()).every(({ kind }) => kind === 'device') && browser.requests.size === 0;

  it('is received once without the app, and not again when it is opened', async () => {
    phone.locator.remember(CUSCO, now(), 20);
    await callForHelp();
    await until(isPromised);
    expect(browser.asked).toBe(1);
    await app.killHard();
    phone.air.online = true;
    expect(await browser.send(phone.air, person.key)).toEqual([200]);
    expect(await checkInsAtService()).toMatchObject([{ status: 2, lat: CUSCO.latitude }]);

    await start();
    networkIsBack();
    await until(isAllSent);
    expect(await checkInsAtService()).toHaveLength(1);
    expect(await app.opened.reads.checkIns.list()).toMatchObject([{ sending: { kind: 'sent' } }]);
  });

  it('is sent by both at once, and done once', async () => {
    phone.locator.remember(CUSCO, now(), 20);
    await callForHelp();
    await until(isPromised);
    networkIsBack();
    const [statuses] = await Promise.all([
      browser.send(phone.air, person.key),
      app.opened.engine.hurry().then(() => app.opened.engine.send()),
    ]);
    expect(statuses).toEqual([200]);
    await until(isAllSent);
    expect(await checkInsAtService()).toHaveLength(1);
  });

  it('has the better position that was found before it left', async () => {
    // Nobody has followed the way here, so that the phone has to look where it is.
    await phone.locator.stopWatchingMovement();
    await phone.locator.moveTo(CUSCO);
    const put = jest.spyOn(browser, 'put');
    expect(await callForHelp()).toMatchObject({ kind: 'queued', position: null });
    await app.opened.services.checkIns.whenSettled();
    await until(() => isPromised() && put.mock.calls.length === 2);
    const [first = '', better = ''] = put.mock.calls.map(([{ body }]) => body ?? '');
    expect(first).not.toContain('-13.5226');
    expect(better).toContain('-13.5226');
    expect(browser.requests.size).toBe(1);
  });

  it('stays as it was once it may have left, and the place follows', async () => {
    const finds: (() => void)[] = [];
    phone.locator.current = () =>
      new Promise((resolve) => finds.push(() => resolve({ ...CUSCO, at: now(), accuracyMetres: 10 })));
    await callForHelp();
    await until(() => isPromised() && finds.length > 0);
    phone.air.online = true;
    expect(await browser.send(phone.air, person.key)).toEqual([200]);
    for (const find of finds) find();
    await app.opened.services.checkIns.whenSettled();
    networkIsBack();
    await app.opened.engine.hurry();
    await app.opened.engine.send();
    await until(isAllSent);
    const places = (await checkInsAtService()).map(({ lat }) => lat);
    expect(new Set(places)).toEqual(new Set([null, CUSCO.latitude]));
    expect(places).toHaveLength(2);
  });

  it('is taken away where it may have arrived so long ago that the service has forgotten the key: the app looks first', async () => {
    await callForHelp();
    await until(isPromised);
    phone.air.online = true;
    expect(await browser.send(phone.air, person.key)).toEqual([200]);
    phone.air.online = false;
    await app.killHard();
    letPass(service, 31 * 24 * 3600);
    await start();
    await until(() => app.opened.services.copies.afterClosing.get() === 'stays');
    expect(browser.requests.size).toBe(0);
    expect((await app.opened.reads.unsent()).map(({ kind }) => kind)).toContain('check-in');
  });

  it('is given away for as long as the service knows it: 29 days from when it was made or first sent', async () => {
    const DAY_MS = 24 * 3_600_000;
    const madeAt = now();
    await callForHelp();
    await until(isPromised);
    const validity = { notBefore: madeAt - DAY_MS, notAfter: madeAt + 29 * DAY_MS };
    expect([...browser.requests.values()]).toMatchObject([{ validity }]);
    await app.kill();
    letPass(service, 10 * 24 * 3600);
    await start();
    await until(isPromised);
    expect([...browser.requests.values()]).toMatchObject([{ validity }]);
  });

  it('is given away for ever where it can be repeated for ever', async () => {
    await app.opened.store.database.write('user', async (transaction) => {
      await saveTrips(transaction, [aKnownTrip({ id: 'trip-1' })]);
      await removeTrip(transaction, 'trip-1', { newId: randomUUID, now });
    });
    await until(() => browser.requests.size > 0);
    expect([...browser.requests.values()]).toMatchObject([{ method: 'DELETE' }]);
    expect([...browser.requests.values()].map(({ validity }) => validity)).toEqual([undefined]);
  });

  it('is not made twice where the app is opened only after the service has forgotten the key', async () => {
    phone.locator.remember(CUSCO, now(), 20);
    await callForHelp();
    await until(isPromised);
    await app.killHard();
    phone.air.online = true;
    await browser.send(phone.air, person.key);
    letPass(service, 31 * 24 * 3600);
    await service.database.query('delete from idempotent_answers');
    await start();
    networkIsBack();
    await until(isAllSent);
    expect(await checkInsAtService()).toHaveLength(1);
  });

  it('is repeated word for word, and what the traveller changes since goes behind it', async () => {
    const id = await app.opened.mutations.createTrip({ trip: aTrip({ name: 'Andes' }) });
    await app.opened.mutations.changeTripSettings(id, { muted: true });
    await until(isPromised);
    expect([...browser.requests.values()]).toMatchObject([{ method: 'POST', urgency: 0 }]);
    await app.killHard();
    phone.air.online = true;
    expect(await browser.send(phone.air, person.key)).toEqual([200]);
    phone.air.online = false;
    await start();
    await app.opened.mutations.changeTrip(id, { trip: aTrip({ name: 'Andes and coast' }) });
    networkIsBack();
    await app.opened.engine.hurry();
    await app.opened.engine.send();
    await until(isAllSent);
    const trips = (await person.get('/api/v1/trips')).json<Trip[]>();
    expect(trips).toMatchObject([{ name: 'Andes and coast', muted: true }]);
  });

  it('stays where the browser promises nothing, and the app says so', async () => {
    browser.promises = false;
    await callForHelp();
    await until(() => app.opened.services.copies.afterClosing.get() === 'stays');
  });

  it('leaves the device when the traveller signs out', async () => {
    await callForHelp();
    await until(isPromised);
    expect(browser.requests.size).toBe(1);
    await app.runtime.session.signOut(app.opened);
    expect(browser.requests.size).toBe(0);
  });
});
