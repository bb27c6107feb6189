import type { Conversation } from '@/contract/conversation';
import { IssueType, type Issue } from '@/contract/issue';
import type { Timers } from '@/platform/device-timers';
import type { Surroundings } from '@/platform/network';
import { getTalk } from '@/store/messages';
import { savePreference } from '@/store/preferences';
import { SyncSchedule } from '@/sync/schedule';

import { addTraveller, addTrip, type Person } from '../../server/test/support/actors';
import { startTestService, type TestService } from '../../server/test/support/test-service';
import { startDevice, type Device } from '../support/device';
import { letPass, travellerOn, until } from '../support/traveller-actions';

/** A phone that wakes, loses its network and finds it again when the test says so. */
class TestSurroundings implements Surroundings {
  online = true;
  metered = false;
  readonly foreground = new Set<() => void>();
  readonly returns = new Set<() => void>();
  onForeground = (listener: () => void) => listen(this.foreground, listener);
  onBackground = () => () => undefined;
  onReturn = (listener: () => void) => listen(this.returns, listener);
  onNetworkChange = () => () => undefined;
  onFocus = (listener: () => void) => listen(this.foreground, listener);
  /** What is asked while somebody looks has a test of its own. */
  isInFront = () => false;
  isOnline = () => this.online;
  isMetered = () => this.metered;
  wake = () => this.foreground.forEach((listener) => listener());
  findNetwork = () => this.returns.forEach((listener) => listener());
}

class TestTimers implements Timers {
  readonly set = new Map<object, { ms: number; work: () => void }>();
  after = (ms: number, work: () => void) => {
    const timer = {};
    this.set.set(timer, { ms, work });
    return () => void this.set.delete(timer);
  };
  waits = () => [...this.set.values()].map(({ ms }) => ms);
  ring = () => {
    const due = [...this.set.values()];
    this.set.clear();
    for (const { work } of due) work();
  };
}

function listen(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

describe('the schedule', () => {
  let service: TestService;
  let person: Person;
  let device: Device;
  let traveller: ReturnType<typeof travellerOn>;
  let surroundings: TestSurroundings;
  let timers: TestTimers;
  let schedule: SyncSchedule;

  beforeAll(async () => {
    service = await startTestService();
  });
  beforeEach(async () => {
    letPass(service, 3600);
    person = await addTraveller(service);
    device = await startDevice(service, { key: person.key });
    traveller = travellerOn(device);
    surroundings = new TestSurroundings();
    timers = new TestTimers();
    const { engine, store, context } = device;
    schedule = new SyncSchedule({ engine, store, surroundings, timers, now: context.now });
    schedule.start();
    // Joins the run that waking has begun.
    await schedule.refresh();
    await device.engine.downloadMore();
    device.network.seen.length = 0;
  });
  afterEach(async () => {
    await schedule.stop();
    await device.close();
  });
  afterAll(() => service.close());

  const requests = (path: RegExp, method = 'GET') =>
    device.network.seen.filter((request) => request.method === method && path.test(request.path));
  const listRequests = () => requests(/v1\/trips(\?|$)/);
  const isSent = async () => (await traveller.outbox()).length === 0;
  const isIdle = () => device.engine.status.get().activity === 'idle';

  it('makes one run of a burst: waking, the return of a network, a push and a pull to refresh', async () => {
    surroundings.wake();
    surroundings.findNetwork();
    surroundings.wake();
    const [pushed, refreshed] = await Promise.all([schedule.refresh(), schedule.refresh()]);
    expect(pushed).toMatchObject({ kind: 'finished' });
    expect(refreshed).toEqual(pushed);
    expect(listRequests()).toHaveLength(1);
  });

  it('sends what the traveller does at once, without being told', async () => {
    await traveller.checkIn();
    await until(() => timers.waits().includes(0));
    timers.ring();
    await until(isSent);
    expect(requests(/check_ins/, 'POST')).toHaveLength(1);
  });

  it('brings what belongs to a trip as soon as the service knows of it', async () => {
    await traveller.createTrip();
    await until(() => timers.waits().includes(0));
    timers.ring();
    await until(() => requests(/v1\/trips\/[^/]+\/alerts(\?|$)/).length > 0);
    await until(isIdle);
    expect(requests(/v1\/trips$/, 'POST')).toHaveLength(1);
    expect(requests(/v1\/trips\/[^/]+\/hospitals/)).toHaveLength(1);
  });

  it('downloads nothing after a trip was muted', async () => {
    const id = await traveller.createTrip();
    await schedule.refresh();
    await until(isIdle);
    device.network.seen.length = 0;
    await traveller.muteTrip((await traveller.trip(id))?.trip.id ?? '', true);
    await until(() => timers.waits().includes(0));
    timers.ring();
    await until(isSent);
    await until(isIdle);
    expect(requests(/./)).toEqual([]);
  });

  it('begins anew where the network returns while a run fails for want of it', async () => {
    let isBack = false;
    device.network.fault = ({ path }) => {
      if (isBack) return null;
      isBack = /v1\/trips(\?|$)/.test(path);
      if (isBack) surroundings.findNetwork();
      return { kind: 'drop-before' };
    };
    await traveller.checkIn();
    expect(await schedule.refresh()).toMatchObject({ kind: 'stopped' });
    await until(isSent);
    await until(isIdle);
    expect(requests(/check_ins/, 'POST').map(({ status }) => status)).toEqual([null, 200]);
  });

  it.each(['wake', 'findNetwork'] as const)('lets nothing wait for its time when: %s', async (event) => {
    device.network.fault = ({ method }) => (method === 'POST' ? { kind: 'status', status: 503 } : null);
    await traveller.checkIn();
    await device.engine.send();
    device.network.fault = () => null;
    expect((await traveller.outbox())[0]?.dueAt).toBeGreaterThan(device.context.now());
    surroundings[event]();
    await until(isSent);
    expect(requests(/check_ins/, 'POST')).toHaveLength(2);
  });

  it('sets a timer for the entry that is due next, and sends it then', async () => {
    device.network.fault = ({ method }) =>
      method === 'POST' ? { kind: 'status', status: 503, headers: { 'retry-after': '120' } } : null;
    await traveller.checkIn();
    await device.engine.send();
    await until(() => timers.waits().includes(120_000));
    expect(timers.set.size).toBe(1);
    device.network.fault = () => null;
    letPass(service, 121);
    timers.ring();
    await until(isSent);
    await until(isIdle);
    expect(timers.set.size).toBe(0);
  });

  it('never sleeps longer than a quarter of an hour, and sees through a clock that was set back', async () => {
    device.network.fault = ({ method }) =>
      method === 'POST' ? { kind: 'status', status: 503, headers: { 'retry-after': '7200' } } : null;
    await traveller.checkIn();
    await device.engine.send();
    await until(() => timers.waits().includes(15 * 60_000));
    device.network.fault = () => null;
    device.clock.offset = -3 * 86_400_000;
    timers.ring();
    await until(() => timers.waits().includes(0));
    timers.ring();
    await until(isSent);
    expect(await isSent()).toBe(true);
  });

  it('holds downloads back on a metered network where the traveller wants it so, never what is sent', async () => {
    await device.store.database.write('user', (transaction) => savePreference(transaction, 'wifiOnly', true));
    surroundings.metered = true;
    const trip = await addTrip(person);
    await traveller.checkIn();
    expect(await schedule.refresh()).toEqual({ kind: 'held-back' });
    expect(await schedule.mayDownload()).toBe(false);
    expect(await schedule.background()).toEqual({ kind: 'held-back' });
    expect(device.network.seen.map(({ method }) => method)).toEqual(['POST']);
    expect(await isSent()).toBe(true);

    surroundings.metered = false;
    surroundings.findNetwork();
    await until(async () => (await traveller.trip(trip.id)) !== null);
    expect(listRequests()).toHaveLength(1);
  });

  it('holds one country back like everything else, until the traveller says that it is worth its bytes', async () => {
    await device.store.database.write('user', (transaction) => savePreference(transaction, 'wifiOnly', true));
    surroundings.metered = true;
    expect(await schedule.downloadCountry('peru')).toEqual({ kind: 'held-back' });
    expect(device.network.seen).toEqual([]);
    expect(await schedule.downloadCountry('peru', { evenIfMetered: true })).toMatchObject({
      kind: 'finished',
    });
    expect(requests(/v1\/countries\/peru/).length).toBeGreaterThan(0);

    device.network.seen.length = 0;
    surroundings.metered = false;
    expect(await schedule.downloadCountry('peru')).toMatchObject({ kind: 'finished' });
    expect(requests(/v1\/countries\/peru/).length).toBeGreaterThan(0);
  });

  it('brings what is said on a metered network as long as somebody waits for it, and nothing else', async () => {
    const agent = service.as('demo-agent');
    const asked = await person.post('/api/v2/issues', { issue: { type: IssueType.Legal } });
    const issueId = asked.json<Issue>().id;
    const act = (what: string) => agent.post(`/api/v2/issues/${issueId}/${what}`);
    await act('claim');
    await schedule.refresh();
    const conversation = await person.get(`/api/v2/issues/${issueId}/conversation`);
    const message = { body: 'We found it.', client_id: crypto.randomUUID() };
    const messages = `/api/v2/conversations/${conversation.json<Conversation>().id}/messages`;
    expect((await agent.post(messages, { message })).status).toBe(200);
    await addTrip(person);
    await device.store.database.write('user', (transaction) => savePreference(transaction, 'wifiOnly', true));
    surroundings.metered = true;
    const refresh = async () => {
      device.network.seen.length = 0;
      letPass(service, 1);
      expect(await schedule.refresh()).toEqual({ kind: 'held-back' });
      return requests(/./).map(({ path }) => /\w+$/.exec(path.split('?')[0] ?? '')?.[0]);
    };
    expect((await refresh()).sort()).toEqual(['conversations', 'issues']);
    const talk = await device.store.database.read((reader) => getTalk(reader, issueId, 50));
    expect(talk.messages.at(-1)?.body).toBe('We found it.');

    await act('close');
    await refresh();
    expect(await refresh()).toEqual([]);
    const end = schedule.listenToTalk();
    expect(await refresh()).toHaveLength(2);
    end();
    expect(await refresh()).toEqual([]);
  });

  it('downloads nothing over a metered network while it can’t read what the traveller wants', async () => {
    surroundings.metered = true;
    const read = jest.spyOn(device.store.database, 'read').mockRejectedValue(new Error('disk I/O error'));
    expect(await schedule.mayDownload()).toBe(false);
    expect(await schedule.downloadCountry('peru')).toEqual({ kind: 'held-back' });
    read.mockRestore();
    expect(requests(/./)).toEqual([]);
  });

  it('fetches for a push about a trip what belongs to it, and nothing else', async () => {
    const trip = await addTrip(person);
    letPass(service, 1);
    expect(await device.engine.pullTrip(trip.id)).toMatchObject({ kind: 'finished', failed: 0 });
    expect(await traveller.trip(trip.id)).not.toBeNull();
    expect(device.network.seen).toHaveLength(5);
  });

  it('syncs in the background when the system grants it', async () => {
    expect(await schedule.background()).toMatchObject({ kind: 'finished' });
    expect(listRequests()).toHaveLength(1);
  });

  it('goes on trying with a key that is refused, on each entry’s own schedule, and at once when there is another', async () => {
    device.key.current = 'wrong';
    await traveller.checkIn();
    expect(await schedule.refresh()).toEqual({ kind: 'stopped', by: { kind: 'unauthorized' } });
    await until(() => timers.waits().includes(30_000));
    letPass(service, 31);
    timers.ring();
    await until(() => requests(/check_ins/, 'POST').length === 2);
    await until(() => timers.set.size === 1);
    device.key.current = person.key;
    device.engine.keyChanged();
    await until(isSent);
    expect(requests(/check_ins/, 'POST').at(-1)?.status).toBe(200);
  });

  it('sets no timer while there is no network, and pauses after trouble with the device itself', async () => {
    surroundings.online = false;
    device.network.online = false;
    await traveller.checkIn();
    await schedule.refresh();
    expect(timers.set.size).toBe(0);

    surroundings.online = true;
    device.network.online = true;
    device.keychain.isLocked = true;
    expect(await schedule.refresh()).toMatchObject({ kind: 'broken' });
    await until(() => timers.waits().includes(30_000));
    device.keychain.isLocked = false;
    timers.ring();
    await until(isSent);
  });

  it('ends all when it is stopped', async () => {
    await traveller.checkIn();
    await schedule.stop();
    expect(timers.set.size).toBe(0);
    expect([...surroundings.foreground, ...surroundings.returns]).toEqual([]);
    await traveller.checkIn();
    surroundings.wake();
    surroundings.findNetwork();
    expect(timers.set.size).toBe(0);
    expect(device.network.seen).toEqual([]);
  });
});
