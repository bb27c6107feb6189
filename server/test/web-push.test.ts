import { createVapidKeys } from '../src/jobs/push/vapid';
import { createWebPush } from '../src/jobs/push/web-push';
import { COMPANY_ID } from '../src/sample/sample-callers';
import { doBackgroundWork } from '../src/jobs/background-work';
import { clearOut } from '../src/jobs/clear-out';
import { addTraveller, addTrip, type Person } from './support/actors';
import { createBackground, type Background } from './support/background';
import { aTrip } from './support/builders';
import { listDevices } from './support/devices';
import { addPhone, publish } from './support/publishing';
import { startPushStandIn, type PushStandIn } from './support/push-stand-in';
import { SAMPLE_MOMENT } from './support/sample-moment';
import { startTestService, type TestService } from './support/test-service';
import { startWebPushStandIn, type TestBrowser, type WebPushStandIn } from './support/web-push-stand-in';

const KEYS = createVapidKeys();
const SUBJECT = 'mailto:night-desk@acme.example';

describe('messages to browsers', () => {
  let service: TestService;
  let phones: PushStandIn;
  let browsers: WebPushStandIn;
  let background: Background;
  let traveller: Person;
  let browser: TestBrowser;
  beforeAll(async () => {
    service = await startTestService({ innerHosts: ['push.example'] });
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    service.clock.now = new Date(SAMPLE_MOMENT);
    await service.database.query('delete from push_messages');
    await service.database.query('delete from jobs');
    await service.database.query('delete from pauses');
    phones = await startPushStandIn();
    browsers = await startWebPushStandIn();
    background = createBackground(service, phones);
    background.tools.webPush = createSender();
    traveller = await addTraveller(service);
    browser = await addBrowser(traveller);
  });
  afterEach(async () => {
    await phones.close();
    await browsers.close();
  });

  /** As each process has one. */
  const createSender = () =>
    createWebPush({
      ...KEYS,
      subject: SUBJECT,
      outside: browsers.outside,
      database: service.database,
      now: () => service.clock.now,
    });
  const register = (owner: Person, token: string) =>
    owner.post('/api/v1/users/add_device', {
      device: { uuid: `browser-${token.length}-${token.slice(40, 80)}`, token },
    });
  async function addBrowser(owner: Person): Promise<TestBrowser> {
    const added = browsers.subscribe();
    expect((await register(owner, added.token)).status).toBe(200);
    return added;
  }
  const ask = (...people: Person[]) =>
    service.as('demo-company').post(`/api/v2/org/${COMPANY_ID}/check_in_requests`, {
      check_in_request: { user_ids: people.map(({ id }) => id) },
    });
  const tokensOf = async (owner: Person) => (await listDevices(service, owner)).map((device) => device.token);
  const countWaiting = async () =>
    (
      await service.database.query(
        'select 1 as one from push_messages join devices on devices.id = device_id where traveller_id = $1',
        [traveller.id],
      )
    ).length;
  const travelling = async () => {
    const destinations = [{ country_code: 'NO', entry_date: '2026-06-14', exit_date: '2026-06-30' }];
    await addTrip(traveller, aTrip({ destinations }));
    service.clock.now = new Date(service.clock.now.getTime() + 60_000);
  };

  it('are signed for the push server and sealed for the browser, with the words of the inbox and no more', async () => {
    await ask(traveller);
    await background.run();
    const [inbox] = (await traveller.get('/api/v2/notifications')).json<Record<string, unknown>[]>();
    const [message] = browsers.taken;
    expect(message?.to).toEqual(browser);
    expect(message?.payload).toEqual({
      title: inbox?.title,
      body: inbox?.body,
      notification_id: inbox?.id,
      type: 50,
      data: inbox?.data,
    });
    expect(message?.vapid).toMatchObject({
      audience: browsers.origin,
      subject: SUBJECT,
      publicKey: KEYS.publicKey,
    });
    expect(message?.vapid.lifetime).toBeGreaterThan(0);
    expect(message?.vapid.lifetime).toBeLessThanOrEqual(24 * 3600);
    expect(message?.headers).toMatchObject({
      ttl: '86400',
      urgency: 'high',
      'content-encoding': 'aes128gcm',
      topic: String(inbox?.id).replaceAll('-', ''),
    });
    await background.run();
    expect(browsers.taken).toHaveLength(1);
    expect(await countWaiting()).toBe(0);
    expect(phones.taken).toEqual([]);
  });

  it('wake a browser for an alert of high risk, and leave it its rest for another', async () => {
    await travelling();
    await publish(service, { headline: 'A strike', risk_level: 'low' });
    await publish(service, { headline: 'Shots in the centre', risk_level: 'high' });
    await background.run();
    const urgencies = browsers.taken.map(({ headers, payload }) => [
      JSON.stringify(payload),
      headers.urgency,
    ]);
    expect(urgencies.find(([words]) => words?.includes('A strike'))?.[1]).toBe('normal');
    expect(urgencies.find(([words]) => words?.includes('Shots in the centre'))?.[1]).toBe('high');
  });

  it('go beside those to phones, each its own way', async () => {
    const phone = await addPhone(traveller);
    await ask(traveller);
    await background.run();
    expect(browsers.taken.map(({ to }) => to.token)).toEqual([browser.token]);
    expect(phones.taken.map(({ to }) => to)).toEqual([phone]);
  });

  it('do not wait while the phones’ push service asks for a pause', async () => {
    await addPhone(traveller);
    phones.nextReplies.push({ status: 429, headers: { 'retry-after': '600' } });
    await ask(traveller);
    await background.run();
    const other = await addTraveller(service);
    const second = await addBrowser(other);
    await ask(other);
    await background.run();
    expect(phones.taken).toEqual([]);
    expect(browsers.taken.map(({ to }) => to.token)).toEqual([browser.token, second.token]);
  });

  it('are no use for a trip that is muted: a browser has to show whatever it gets', async () => {
    await travelling();
    await service.database.query('update trips set muted = true where traveller_id = $1', [traveller.id]);
    await publish(service);
    await background.run();
    expect(browsers.calls).toBe(0);
    expect(await countWaiting()).toBe(0);
  });

  it.each([404, 410])('forget a browser that is gone: %s', async (status) => {
    browsers.nextReplies.push({ status });
    await ask(traveller);
    await background.run();
    expect(await tokensOf(traveller)).toEqual([null]);
    expect(await countWaiting()).toBe(0);
  });

  it.each([500, 503, 401, 403])('wait when the push server answers %s, and go later', async (status) => {
    browsers.nextReplies.push({ status });
    await ask(traveller);
    await background.run();
    expect(browsers.taken).toEqual([]);
    expect(await tokensOf(traveller)).toEqual([browser.token]);
    await background.runAfter(1);
    expect(browsers.taken).toHaveLength(1);
    expect(background.lines.join()).toContain(`status ${status}`);
  });

  it('wait as long as a push server asks, all that go there', async () => {
    const other = await addTraveller(service);
    await addBrowser(other);
    browsers.nextReplies.push({ status: 429, headers: { 'retry-after': '600' } });
    await ask(traveller);
    await background.run();
    await ask(other);
    await service.database.query('delete from jobs');
    await background.runAfter(9);
    expect(browsers.calls).toBe(1);
    await background.runAfter(1);
    expect(browsers.taken).toHaveLength(2);
  });

  it('wait in every process for as long as one of them was asked to', async () => {
    const other = await addTraveller(service);
    await addBrowser(other);
    browsers.nextReplies.push({ status: 503, headers: { 'retry-after': '600' } });
    await ask(traveller);
    await background.run();
    await ask(other);
    const elsewhere = { ...background.tools, webPush: createSender() };
    await doBackgroundWork(elsewhere);
    expect(browsers.calls).toBe(1);
    await service.database.query('delete from jobs');
    service.clock.now = new Date(service.clock.now.getTime() + 600_000);
    await clearOut(service.database, service.clock.now);
    await doBackgroundWork(elsewhere);
    expect(browsers.taken).toHaveLength(2);
    expect(await service.database.query('select name from pauses')).toEqual([]);
  });

  it('do not keep those of other processes waiting where one can’t reach a push server', async () => {
    background.tools.webPush = createWebPush({
      ...KEYS,
      subject: SUBJECT,
      outside: { ...browsers.outside, send: () => Promise.resolve({ kind: 'no-answer', why: 'too-slow' }) },
      database: service.database,
      now: () => service.clock.now,
    });
    await ask(traveller);
    await background.run();
    const other = await addTraveller(service);
    const second = await addBrowser(other);
    await ask(other);
    await doBackgroundWork({ ...background.tools, webPush: createSender() });
    expect(browsers.taken.map(({ to }) => to)).toEqual([second]);
  });

  it('are dropped where they are refused for good', async () => {
    browsers.nextReplies.push({ status: 413 });
    await ask(traveller);
    await background.run();
    expect(await countWaiting()).toBe(0);
    expect(await tokensOf(traveller)).toEqual([browser.token]);
    expect(background.lines.join()).toContain('were refused');
  });

  it('are not led inward by a push server, nor by a name', async () => {
    browsers.nextReplies.push({ status: 307, headers: { location: 'https://127.0.0.1/inner' } });
    await ask(traveller);
    await background.run();
    expect(browsers.calls).toBe(1);
    expect(background.lines.join()).toContain('status 307');

    const stranger = await addTraveller(service);
    const moved = browsers.subscribe().token.replace(/push\.example:\d+/, 'elsewhere.example');
    expect((await register(stranger, moved)).status).toBe(200);
    await ask(stranger);
    await background.run();
    expect(browsers.calls).toBe(1);
    expect(background.lines.join()).toContain('inner-address');
  });

  it('are left to other processes by one without keys', async () => {
    await ask(traveller);
    await doBackgroundWork({ ...background.tools, webPush: null });
    expect(browsers.taken).toEqual([]);
    expect(await countWaiting()).toBe(1);
    await background.run();
    expect(browsers.taken).toHaveLength(1);
  });

  it('tell the log nothing of anybody', async () => {
    browsers.nextReplies.push({ status: 503 });
    await ask(traveller);
    await background.run();
    const { keys } = JSON.parse(browser.token) as { keys: { auth: string; p256dh: string } };
    for (const secret of [browser.endpoint, keys.auth, keys.p256dh, traveller.id, KEYS.privateKey])
      expect(background.lines.join()).not.toContain(secret);
  });

  it('refuse one whose key is no point of the curve when they are sent, and leave the others alone', async () => {
    const { endpoint, keys } = JSON.parse(browsers.subscribe().token) as { endpoint: string; keys: object };
    const broken = { endpoint, keys: { ...keys, p256dh: `BA${'A'.repeat(85)}` } };
    expect((await register(traveller, JSON.stringify(broken))).status).toBe(200);
    await ask(traveller);
    await background.run();
    expect(browsers.taken.map(({ to }) => to)).toEqual([browser]);
    expect(await countWaiting()).toBe(0);
  });
});
