import { browserNotifications } from '@/platform/browser-notifications';

import { createVapidKeys } from '../../server/src/jobs/push/vapid';
import { createWebPush } from '../../server/src/jobs/push/web-push';
import { addTraveller, addTrip } from '../../server/test/support/actors';
import { createBackground, type Background } from '../../server/test/support/background';
import { aTrip } from '../../server/test/support/builders';
import { listDevices } from '../../server/test/support/devices';
import { publish } from '../../server/test/support/publishing';
import { startPushStandIn, type PushStandIn } from '../../server/test/support/push-stand-in';
import { startTestService, type TestService } from '../../server/test/support/test-service';
import { startWebPushStandIn, type WebPushStandIn } from '../../server/test/support/web-push-stand-in';
import { FakePushBrowser } from '../support/fake-push-browser';
import { FakePage, FakeWorker, startWorker } from '../support/fake-worker';
import { phoneOf, startApp, type RunningApp } from '../support/running-app';
import { deviceFacts } from '../support/test-dependencies';
import { letPass } from '../support/traveller-actions';

const KEYS = createVapidKeys();
const VAPID = { ...KEYS, subject: 'mailto:night-desk@acme.example' };

describe('an alert on its way to a browser', () => {
  let service: TestService;
  let phones: PushStandIn;
  let server: WebPushStandIn;
  let work: Background;
  let browser: FakePushBrowser;
  /** Those that the browser was ever given. */
  let addresses: Set<string>;
  let worker: FakeWorker;
  let endWorker: () => void;
  let person: Awaited<ReturnType<typeof addTraveller>>;
  let app: RunningApp;
  beforeAll(async () => {
    service = await startTestService({ webPush: { kind: 'vapid', ...VAPID }, innerHosts: ['push.example'] });
    phones = await startPushStandIn();
    server = await startWebPushStandIn();
    work = createBackground(service, phones);
    work.tools.webPush = createWebPush({
      ...VAPID,
      outside: server.outside,
      database: service.database,
      now: () => service.clock.now,
    });
  });
  beforeEach(async () => {
    letPass(service, 3600);
    browser = new FakePushBrowser();
    const own = new Set<string>();
    addresses = own;
    browser.giveOut = () => {
      const { token, endpoint } = server.subscribe();
      own.add(endpoint);
      return JSON.parse(token) as ReturnType<typeof browser.giveOut>;
    };
    worker = new FakeWorker();
    endWorker = await startWorker(worker, async () => {
      await import('@/service-worker/show-messages');
    });
    person = await addTraveller(service);
    app = await startApp(service, phoneOf(service, person), {
      notifications: browserNotifications(browser.apis()),
      readDeviceFacts: (uuid) => ({ ...deviceFacts(uuid), platform: null }),
    });
    const destinations = [{ country_code: 'NO', entry_date: '2026-06-14', exit_date: '2026-12-30' }];
    await addTrip(person, aTrip({ destinations }));
    letPass(service, 1);
    await app.opened.schedule.refresh();
  });
  afterEach(async () => {
    endWorker();
    await app.kill();
  });
  afterAll(async () => {
    await server.close();
    await phones.close();
    await service.close();
  });

  const turnOn = async () => {
    await app.opened.services.permissions.turnOnInBrowser(KEYS.publicKey);
    await app.opened.engine.send();
  };
  const tokens = async () => (await listDevices(service, person)).map(({ token }) => token);
  /** What the push server has for this traveller's browser, as the browser reads it. */
  const publishAndDeliver = async () => {
    letPass(service, 60);
    const { id } = await publish(service, { country_ids: ['NO'], risk_level: 'high' });
    const before = server.taken.length;
    await work.run();
    const payloads = server.taken
      .slice(before)
      .filter(({ to }) => addresses.has(to.endpoint))
      .map(({ payload }) => payload);
    for (const payload of payloads) await worker.push(payload);
    return { id, count: payloads.length };
  };
  /** The app's page, as its worker sees it. */
  const addPage = () => {
    const page = new FakePage((message) => browser.say(message));
    worker.pages.push(page);
    return page;
  };

  it('is not sent, and no browser is known, before the traveller said yes', async () => {
    expect((await publishAndDeliver()).count).toBe(0);
    expect(await tokens()).toEqual([]);
  });

  it('is sealed, opened by the browser alone, shown, and leads to the alert', async () => {
    await turnOn();
    expect(await tokens()).toHaveLength(1);
    const page = addPage();
    page.isInFront = false;
    const { id, count } = await publishAndDeliver();
    expect(count).toBe(1);
    const [shown] = worker.shown.values();
    expect(shown).toMatchObject({ data: { type: 110, data: { alert_id: id } } });

    await worker.click(shown?.tag ?? '');
    await app.opened.services.whenSettled();
    expect(app.runtime.shell.takePlace()).toEqual({ path: `/alert/${id}`, words: null });
    expect(await app.opened.reads.notifications.countUnread()).toBe(0);
  });

  it('is said once over the screen of the page in front, and not by the browser', async () => {
    await turnOn();
    addPage();
    const { id } = await publishAndDeliver();
    await app.opened.services.whenSettled();
    expect(worker.timesShown).toBe(0);
    expect(app.runtime.shell.banner.get()).toMatchObject({ place: { path: `/alert/${id}` } });
    app.runtime.shell.banner.set(null);
    letPass(service, 60);
    await app.opened.schedule.refresh();
    await app.opened.services.whenSettled();
    expect(app.runtime.shell.banner.get()).toBeNull();
  });

  it('finds nobody after the traveller signed out: neither the service nor the browser has the address', async () => {
    await turnOn();
    await app.runtime.session.signOut(app.opened);
    expect(browser.subscription).toBeNull();
    expect(await tokens()).toEqual([null]);
    expect((await publishAndDeliver()).count).toBe(0);
  });

  it('is let go of after a sign-out that was cut short', async () => {
    await turnOn();
    const { phone } = app;
    await phone.secrets.write('leaving', 'yes');
    await app.kill();
    app = await startApp(service, phone, { notifications: browserNotifications(browser.apis()) });
    expect(app.runtime.session.state.get()).toEqual({ kind: 'signed-out' });
    expect(browser.subscription).toBeNull();
  });

  it('reaches the browser again after it was given another address', async () => {
    await turnOn();
    browser.subscription = { ...browser.giveOut(2), key: KEYS.publicKey };
    browser.say({ type: 'push-changed' });
    await app.opened.services.refreshRegistration();
    await app.opened.engine.send();
    expect((await publishAndDeliver()).count).toBe(1);
    expect(worker.shown.size).toBe(1);
  });

  it('is told of by a check-in that names the installation, not the address', async () => {
    await turnOn();
    await app.opened.services.checkIns.checkIn({ status: 'safe' });
    await app.opened.services.whenSettled();
    await app.opened.engine.send();
    const [sent] = (await person.get('/api/v2/check_ins')).json<{ device_token: string }[]>();
    expect(sent?.device_token).toBe(app.phone.secrets.kept.get('installation'));
  });
});
