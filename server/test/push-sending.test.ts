import { COMPANY_ID } from '../src/sample/sample-callers';
import { createLogPush } from '../src/jobs/push/log-push';
import { clearOut } from '../src/jobs/clear-out';
import { doBackgroundWork } from '../src/jobs/background-work';
import { addTraveller, type Person } from './support/actors';
import { createBackground, type Background } from './support/background';
import { aDevice } from './support/builders';
import { listDevices } from './support/devices';
import { addPhone } from './support/publishing';
import { startPushStandIn, type PushStandIn } from './support/push-stand-in';
import { SAMPLE_MOMENT } from './support/sample-moment';
import { startTestService, type TestService } from './support/test-service';

describe('push messages', () => {
  let service: TestService;
  let pushes: PushStandIn;
  let background: Background;
  let traveller: Person;
  let token: string;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    service.clock.now = new Date(SAMPLE_MOMENT);
    await service.database.query('delete from push_messages');
    await service.database.query('delete from jobs');
    await service.database.query('delete from pauses');
    pushes = await startPushStandIn();
    background = createBackground(service, pushes);
    traveller = await addTraveller(service);
    token = await addPhone(traveller);
  });
  afterEach(() => pushes.close());

  const ask = (...people: Person[]) =>
    service.as('demo-company').post(`/api/v2/org/${COMPANY_ID}/check_in_requests`, {
      check_in_request: { user_ids: people.map(({ id }) => id) },
    });
  const tokensOf = async (owner: Person) => (await listDevices(service, owner)).map((device) => device.token);
  const countWaiting = async () =>
    (await service.database.query('select 1 as one from push_messages')).length;

  it('go to every phone of the traveller that can be reached, with the access token', async () => {
    const second = await addPhone(traveller);
    await traveller.post(`/api/v2/users/${traveller.id}/devices`, {
      device: aDevice({ token: 'of another make' }),
    });
    await ask(traveller);
    await background.run();
    expect(pushes.taken.map(({ to }) => to).sort()).toEqual([token, second].sort());
    expect(pushes.authorizations).toEqual(['Bearer an access token']);
    await background.run();
    expect(pushes.taken).toHaveLength(2);
  });

  it('go in batches of a hundred', async () => {
    await service.database.query(
      `insert into devices (id, traveller_id, uuid, token, platform, created_at, updated_at)
       select gen_random_uuid(), $1, 'phone ' || n, 'ExponentPushToken[many-' || n || ']', 'ios', $2, $2
       from generate_series(1, 249) n`,
      [traveller.id, SAMPLE_MOMENT],
    );
    await ask(traveller);
    await background.run();
    expect(pushes.batches).toEqual([100, 100, 50]);
    expect(new Set(pushes.taken.map(({ to }) => to)).size).toBe(250);
  });

  it.each([
    ['is busy', { status: 503 }],
    ['asks to slow down', { status: 429 }],
    ['does not know the access token', { status: 401 }],
    ['answers nonsense', { status: 200, body: { data: 'yes' } }],
    ['answers for other messages', { status: 200, body: { data: [] } }],
  ])('wait when the push service %s, and go later', async (_what, reply) => {
    pushes.nextReplies.push(reply);
    await ask(traveller);
    await background.run();
    await background.run();
    expect(pushes.taken).toEqual([]);
    await background.runAfter(1);
    expect(pushes.taken.map(({ to }) => to)).toEqual([token]);
  });

  it('wait longer each time, and as long as the push service asks', async () => {
    pushes.nextReplies.push({ status: 429, headers: { 'retry-after': '600' } });
    await ask(traveller);
    await background.run();
    await background.runAfter(9);
    expect(pushes.taken).toEqual([]);
    await background.runAfter(1);
    expect(pushes.taken).toHaveLength(1);
  });

  it('wait when nobody answers at all', async () => {
    await pushes.close();
    await ask(traveller);
    await background.run();
    expect(await countWaiting()).toBe(1);
    expect(background.lines.join()).toContain('the push service is busy');
  });

  it('are given up after a day, and when they were read before they went', async () => {
    const reader = await addTraveller(service);
    await addPhone(reader);
    pushes.nextReplies.push({ status: 503 });
    await ask(traveller, reader);
    const [notification] = (await reader.get('/api/v2/notifications')).json<{ id: string }[]>();
    await reader.put(`/api/v2/notifications/${notification?.id}/mark_read`);
    await service.database.query('delete from jobs');
    await background.run();
    await background.runAfter(24 * 60 + 1);
    expect(pushes.taken).toEqual([]);
    expect(await countWaiting()).toBe(0);
  });

  it('do not let one that is refused keep back the others', async () => {
    const others = await Promise.all([1, 2, 3].map(() => addTraveller(service)));
    for (const other of others) await addPhone(other);
    pushes.spoilers.add(token);
    await ask(traveller, ...others);
    await background.run();
    expect(pushes.taken).toHaveLength(3);
    await background.runAfter(1);
    expect(pushes.taken).toHaveLength(3);
    expect(background.lines.join()).toContain('were refused');
  });

  it('forget a dead token, whether the ticket or the receipt says so', async () => {
    const late = await addTraveller(service);
    const lateToken = await addPhone(late);
    pushes.deadTokens.add(token);
    pushes.deadAtReceipt.add(lateToken);
    await ask(traveller, late);
    await background.run();
    expect(await tokensOf(traveller)).toEqual([null]);
    expect(await tokensOf(late)).toEqual([lateToken]);
    await service.database.query('delete from jobs');
    await background.runAfter(15);
    expect(await tokensOf(late)).toEqual([null]);
    expect(await countWaiting()).toBe(0);
  });

  it('are sent once when two processes send at once', async () => {
    const others = await Promise.all([1, 2, 3].map(() => addTraveller(service)));
    for (const other of others) await addPhone(other);
    await ask(traveller, ...others);
    await Promise.all([1, 2].map(() => doBackgroundWork(background.tools)));
    expect(pushes.taken).toHaveLength(4);
  });

  it('stay small however long their words are', async () => {
    await service.database.query(
      `with notification as (
         insert into notifications (id, traveller_id, type, title, body, data, created_at, updated_at)
         values (gen_random_uuid(), $1, 115, $2, $3, '{}', $4, $4) returning id)
       insert into push_messages (device_id, notification_id, type, data, due_at, created_at)
       select devices.id, notification.id, 115, '{}', $4, $4 from notification, devices where traveller_id = $1`,
      [traveller.id, '🌋'.repeat(1000), '🌊'.repeat(5000), SAMPLE_MOMENT],
    );
    await background.run();
    const [message] = pushes.taken;
    expect(message?.title).toBe(`${'🌋'.repeat(99)}…`);
    expect(Buffer.byteLength(JSON.stringify(message))).toBeLessThan(4096);
  });

  it('are left to other processes by one that was told nothing', async () => {
    await ask(traveller);
    await doBackgroundWork({ ...background.tools, push: null });
    expect(pushes.taken).toEqual([]);
    await background.run();
    expect(pushes.taken).toHaveLength(1);
  });

  it('are thrown away when nobody has sent them for a day', async () => {
    await ask(traveller);
    const { database, clock } = service;
    const waiting = () => database.query('select id from push_messages where ticket is null');
    await clearOut(database, new Date(clock.now.getTime() + 23 * 3_600_000));
    expect(await waiting()).toHaveLength(1);
    await clearOut(database, new Date(clock.now.getTime() + 25 * 3_600_000));
    expect(await waiting()).toEqual([]);
  });

  it('are only counted where no push service is set up, and nothing personal is ever logged', async () => {
    await ask(traveller);
    const push = createLogPush(background.tools.log);
    await doBackgroundWork({ ...background.tools, push });
    pushes.nextReplies.push({ status: 503 });
    await ask(traveller);
    await background.run();
    expect(background.lines[0]).toBe('push messages are not sent: PUSH=log {"messages":1,"types":[50]}');
    for (const secret of [token, traveller.id, traveller.key, 'Robin', 'an access token']) {
      expect(background.lines.join()).not.toContain(secret);
    }
  });
});
