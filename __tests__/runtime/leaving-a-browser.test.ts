import { browserNotifications } from '@/platform/browser-notifications';

import { createVapidKeys } from '../../server/src/jobs/push/vapid';
import { addTraveller, type Person } from '../../server/test/support/actors';
import { listDevices } from '../../server/test/support/devices';
import { startTestService, type TestService } from '../../server/test/support/test-service';
import { startWebPushStandIn, type WebPushStandIn } from '../../server/test/support/web-push-stand-in';
import { FakePushBrowser, type PushQuestion } from '../support/fake-push-browser';
import { phoneOf, startApp, type Phone, type RunningApp } from '../support/running-app';
import { deviceFacts } from '../support/test-dependencies';
import { aGate, letPass } from '../support/traveller-actions';

const KEYS = createVapidKeys();

describe('leaving a browser that hangs', () => {
  let service: TestService;
  let server: WebPushStandIn;
  let browser: FakePushBrowser;
  let next: Person;
  let phone: Phone;
  let app: RunningApp;

  beforeAll(async () => {
    const webPush = { kind: 'vapid', ...KEYS, subject: 'mailto:night-desk@acme.example' } as const;
    service = await startTestService({ webPush, innerHosts: ['push.example'] });
    server = await startWebPushStandIn();
    Object.assign(globalThis, { caches: { delete: () => Promise.resolve(true) } });
  });
  beforeEach(async () => {
    letPass(service, 3600);
    browser = new FakePushBrowser();
    browser.giveOut = () => JSON.parse(server.subscribe().token) as ReturnType<typeof browser.giveOut>;
    next = await addTraveller(service);
    phone = phoneOf(service, await addTraveller(service));
    app = await open();
    await app.opened.schedule.refresh();
    await turnOn();
  });
  afterEach(async () => {
    browser.pause = () => Promise.resolve();
    await afterFiveSeconds(app.kill());
  });
  afterAll(async () => {
    Reflect.deleteProperty(globalThis, 'caches');
    await server.close();
    await service.close();
  });

  const open = () =>
    startApp(service, phone, {
      notifications: browserNotifications(browser.apis()),
      readDeviceFacts: (uuid) => ({ ...deviceFacts(uuid), platform: null }),
    });
  const turnOn = async () => {
    await app.opened.services.permissions.turnOnInBrowser(KEYS.publicKey);
    await app.opened.engine.send();
  };
  const signInNext = async () => {
    await app.runtime.session.signIn(next.key, app.opened);
    await app.opened.schedule.refresh();
    await app.opened.services.refreshRegistration();
    await app.opened.engine.send();
  };
  /** Questions of this sort are taken up when the gate is open. */
  const hold = (held: PushQuestion) => {
    const gate = aGate();
    browser.pause = (question) => (question === held ? gate.opened : Promise.resolve());
    return gate;
  };
  /** As many turns as anything takes that waits for no browser. */
  const afterFiveSeconds = async <Ending>(work: Promise<Ending>): Promise<Ending | 'hangs'> => {
    const endings: Ending[] = [];
    void work.then((ending) => endings.push(ending));
    for (let turn = 0; turn < 300 && endings.length === 0; turn += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      phone.timers.pass(5_000);
    }
    return endings[0] ?? 'hangs';
  };
  const signOut = () => afterFiveSeconds(app.runtime.session.signOut(app.opened).then(() => 'signed out'));
  const addressOfNext = async () => {
    const [device] = await listDevices(service, next);
    return device?.token == null ? null : (JSON.parse(device.token) as { endpoint: string }).endpoint;
  };

  const LETTING_GO: PushQuestion[] = ['registration', 'subscription', 'unsubscribe', 'shown'];

  it.each(LETTING_GO)('ends within five seconds where it hangs in %s', async (question) => {
    hold(question);
    expect(await signOut()).toBe('signed out');
    expect(phone.secrets.kept.has('traveller-key')).toBe(false);
    expect(await app.opened.reads.trips.list()).toEqual([]);
  });

  it.each(LETTING_GO)(
    'leaves the next traveller nothing that it has not let go of in %s',
    async (question) => {
      hold(question);
      await signOut();
      await afterFiveSeconds(app.kill());
      browser.pause = () => Promise.resolve();
      app = await open();
      await signInNext();
      expect(browser.subscription).toBeNull();
      expect(await addressOfNext()).toBeNull();
    },
  );

  it.each(LETTING_GO)('takes nothing from the next traveller, whenever %s comes', async (question) => {
    const held = hold(question);
    await signOut();
    const ofFirst = browser.subscription?.endpoint;
    const signingIn = signInNext();
    const turningOn = turnOn();
    held.open();
    await Promise.all([signingIn, turningOn]);
    await app.opened.services.refreshRegistration();
    await app.opened.engine.send();
    expect(await addressOfNext()).not.toBeNull();
    expect(await addressOfNext()).toBe(browser.subscription?.endpoint);
    expect(await addressOfNext()).not.toBe(ofFirst);
  });

  it.each(LETTING_GO.slice(0, 3))(
    'opens after a sign-out that was cut short, also in %s',
    async (question) => {
      await phone.secrets.write('leaving', 'yes');
      await app.kill();
      hold(question);
      const opened = await afterFiveSeconds(open());
      if (opened === 'hangs') throw new Error('The app does not open.');
      app = opened;
      expect(app.runtime.session.state.get()).toEqual({ kind: 'signed-out' });
    },
  );
});
