import { toFailure, type Failure } from '@/api/failure';
import { CheckInStatus } from '@/contract/check-in';
import { downloadNames } from '@/store/download-kinds';
import { getDownload } from '@/store/downloads';
import { unparkEntry } from '@/store/outbox';

import { addTraveller, addTrip, type Person } from '../../server/test/support/actors';
import { aDestination } from '../../server/test/support/builders';
import { startTestService, type TestService } from '../../server/test/support/test-service';
import { compareWithService } from '../support/compare-with-service';
import { startDevice, type Device } from '../support/device';
import type { Fault } from '../support/test-network';
import { ALL_WELL, letPass, travellerOn } from '../support/traveller-actions';

const STATUSES = Array.from({ length: 500 }, (_, index) => index + 100);
const BAD_WEATHER: { fault: Fault; failure: Failure['kind'] }[] = [
  { fault: { kind: 'drop-before' }, failure: 'offline' },
  { fault: { kind: 'drop-after' }, failure: 'offline' },
  { fault: { kind: 'truncate', length: 5 }, failure: 'server' },
  { fault: { kind: 'status', status: 200, body: '<html>Welcome to our hotel</html>' }, failure: 'server' },
  { fault: { kind: 'status', status: 200, body: '"something else"' }, failure: 'server' },
];

const REFUSALS = STATUSES.filter((status) => status >= 400 && status < 500);
const BODIES = {
  'the service': JSON.stringify({ error: { code: 'no', message: 'No.' } }),
  'somebody else': '<html>Blocked</html>',
};

/** A success that says nothing sensible is none. */
function failureOf(status: number, body = '{}'): Failure['kind'] {
  return status === 200 || status === 201 ? 'server' : toFailure(status, new Headers(), body).kind;
}

describe('when things go wrong', () => {
  let service: TestService;
  let person: Person;
  let device: Device;
  let traveller: ReturnType<typeof travellerOn>;

  beforeAll(async () => {
    service = await startTestService();
  });
  beforeEach(async () => {
    letPass(service, 3600);
    person = await addTraveller(service);
    await addTrip(person);
    device = await startDevice(service, { key: person.key });
    traveller = travellerOn(device);
    expect(await device.engine.sync()).toEqual(ALL_WELL);
    device.network.seen.length = 0;
  });
  afterEach(() => device.close());
  afterAll(() => service.close());

  const breakWrites = (fault: Fault) => {
    device.network.fault = ({ method }) => (method === 'GET' ? null : fault);
  };
  const heal = () => {
    device.network.fault = () => null;
    letPass(service, 1);
  };
  const unpark = (id: string) =>
    device.store.database.write('user', (transaction) => unparkEntry(transaction, id));

  it.each(Object.entries(BODIES))('no status whatever of %s drops an entry', async (who, body) => {
    await traveller.checkIn();
    for (const status of who === 'the service' ? STATUSES : REFUSALS) {
      breakWrites({ kind: 'status', status, body });
      await device.engine.hurry();
      const outcome = await device.engine.send();
      const [entry, ...others] = await traveller.outbox();
      const failure = failureOf(status, body);
      expect(others).toEqual([]);
      // Only the service itself may ask the traveller to correct it; everything else waits and is tried again.
      expect({ status, parked: entry?.parked?.status }).toEqual({
        status,
        parked: failure === 'rejected' ? status : undefined,
      });
      if (who === 'somebody else') expect(entry?.parked).toBeNull();
      const isDue = (entry?.dueAt ?? 0) <= device.context.now();
      expect({ status, isDue }).toEqual({ status, isDue: failure === 'rejected' });
      expect(outcome.kind).toBe(failure === 'unauthorized' ? 'stopped' : 'finished');
      if (entry?.parked) await unpark(entry.id);
    }
    heal();
    await device.engine.hurry();
    expect(await device.engine.sync()).toEqual(ALL_WELL);
    await compareWithService(device, service);
  });

  it.each(BAD_WEATHER)(
    'an entry outlasts $fault on its way, and arrives once',
    async ({ fault, failure }) => {
      await traveller.checkIn();
      breakWrites(fault);
      for (let attempt = 0; attempt < 3; attempt += 1) {
        await device.engine.hurry();
        const outcome = await device.engine.send();
        expect(outcome.kind).toBe(failure === 'offline' ? 'stopped' : 'finished');
        expect(await traveller.outbox()).toHaveLength(1);
      }
      heal();
      await device.engine.hurry();
      expect(await device.engine.sync()).toEqual(ALL_WELL);
      expect(
        new Set(device.network.seen.filter(({ method }) => method === 'POST').map((r) => r.idempotencyKey))
          .size,
      ).toBe(1);
      await compareWithService(device, service);
    },
  );

  it('no status whatever costs anything that was downloaded, and each is remembered', async () => {
    const before = await traveller.trips();
    const tripId = before[0]?.trip.id ?? '';
    for (const status of STATUSES.filter((each) => each !== 401)) {
      device.network.fault = () => ({ kind: 'status', status });
      const outcome = await device.engine.pullTrip(tripId);
      // With a tag at hand, "not modified" is an answer; a list of changes has none. A busy service is left alone.
      const finished = { kind: 'finished', failed: status === 304 ? 1 : 5, setAside: 0 };
      const isBusy = failureOf(status) === 'busy';
      expect(outcome).toEqual(
        isBusy ? { kind: 'stopped', by: { kind: 'busy', retryAfterMs: null } } : finished,
      );
      const download = await device.store.database.read((reader) => getDownload(reader, 'trips'));
      expect({ status, failure: download?.failure }).toEqual({ status, failure: failureOf(status) });
    }
    expect(await traveller.trips()).toEqual(before);
    heal();
    expect(await device.engine.sync()).toEqual(ALL_WELL);
    await compareWithService(device, service);
  });

  it('a service that has too much to do is not asked for the whole list of wishes', async () => {
    const asked = device.network.seen.length;
    device.network.fault = () => ({ kind: 'status', status: 429 });
    expect(await device.engine.sync()).toMatchObject({ kind: 'stopped', by: { kind: 'busy' } });
    expect(device.network.seen.length - asked).toBeLessThan(10);
    heal();
    expect(await device.engine.sync()).toEqual(ALL_WELL);
  });

  it.each(BAD_WEATHER)('what was downloaded outlasts $fault', async ({ fault, failure }) => {
    const before = await traveller.trips();
    // Of "not modified" there is nothing to break off.
    await addTrip(person);
    device.network.fault = () => fault;
    const outcome = await device.engine.sync();
    expect(outcome.kind).toBe(failure === 'offline' ? 'stopped' : 'finished');
    const download = await device.store.database.read((reader) => getDownload(reader, 'trips'));
    expect(download?.failure).toBe(failure);
    expect(await traveller.trips()).toEqual(before);
    heal();
    expect(await device.engine.sync()).toEqual(ALL_WELL);
    await compareWithService(device, service);
  });

  it('a wrong key keeps every entry and asks for another; then all goes out', async () => {
    device.key.current = 'no such key';
    for (let count = 0; count < 30; count += 1) await traveller.checkIn();
    await traveller.createTrip();
    expect(await device.engine.sync()).toEqual({ kind: 'stopped', by: { kind: 'unauthorized' } });
    expect(device.engine.status.get()).toMatchObject({ needsKey: true, activity: 'idle' });
    expect(await traveller.outbox()).toHaveLength(31);
    expect((await traveller.outbox()).every(({ parked }) => parked === null)).toBe(true);
    expect(device.network.seen.length).toBeLessThanOrEqual(5);

    device.key.current = person.key;
    device.engine.keyChanged();
    letPass(service, 1);
    await device.engine.hurry();
    expect(await device.engine.sync()).toEqual(ALL_WELL);
    expect(device.engine.status.get().needsKey).toBe(false);
    expect(await traveller.checkIns()).toHaveLength(30);
    await compareWithService(device, service);
  });

  it('what the service refuses is parked with its words, and delays nothing else', async () => {
    const tripId = await traveller.createTrip({ destinations: [aDestination({ country_code: 'XX' })] });
    await traveller.muteTrip(tripId, true);
    await traveller.checkIn(CheckInStatus.Help);
    expect(await device.engine.send()).toEqual(ALL_WELL);
    const [refused, behind, ...others] = await traveller.outbox();
    expect(others).toEqual([]);
    expect(refused).toMatchObject({ kind: 'trip-create', attempts: 1 });
    expect(refused?.parked?.status).toBe(422);
    expect(refused?.parked?.fields.map(({ field }) => field)).toEqual(['trip.destinations.0.country_code']);
    expect(behind).toMatchObject({ kind: 'trip-settings', attempts: 0 });
    expect((await traveller.checkIns())[0]?.sending).toEqual({ kind: 'sent' });
    expect((await traveller.trip(tripId))?.sending).toBe('parked');
  });

  it('what was read or muted and has vanished in the meantime is no matter for the traveller', async () => {
    const [stored] = await traveller.trips();
    await traveller.muteTrip(stored?.trip.id ?? '', true);
    await person.delete(`/api/v1/trips/${stored?.trip.id ?? ''}`);
    letPass(service, 1);
    expect(await device.engine.sync()).toEqual(ALL_WELL);
    await compareWithService(device, service);
  });

  it('that something is gone is believed of the service alone: a portal’s 404 undoes no removal', async () => {
    const [stored] = await traveller.trips();
    await traveller.removeTrip(stored?.trip.id ?? '');
    breakWrites({ kind: 'status', status: 404, body: '<html>Not found</html>' });
    await device.engine.send();
    expect(await traveller.outbox()).toMatchObject([{ kind: 'trip-delete', parked: null }]);
    heal();
    await device.engine.hurry();
    expect(await device.engine.sync()).toEqual(ALL_WELL);
    expect((await person.get('/api/v1/trips')).json()).toEqual([]);
  });

  it('a busy service is left alone for as long as it asks, then it is sent', async () => {
    await traveller.checkIn();
    breakWrites({ kind: 'status', status: 429, headers: { 'retry-after': '90' } });
    expect(await device.engine.send()).toEqual(ALL_WELL);
    expect((await traveller.outbox())[0]?.dueAt).toBe(device.context.now() + 90_000);
    heal();
    letPass(service, 80);
    await device.engine.send();
    expect(device.network.seen.filter(({ method }) => method === 'POST')).toHaveLength(1);
    letPass(service, 10);
    await device.engine.send();
    expect(await traveller.outbox()).toEqual([]);
  });

  it('without a network a run ends at once, and says so where the traveller looks', async () => {
    for (let count = 0; count < 30; count += 1) await traveller.checkIn();
    device.network.fault = () => ({ kind: 'drop-before' });
    expect(await device.engine.sync()).toEqual({ kind: 'stopped', by: { kind: 'offline' } });
    expect(device.network.seen.length).toBeLessThanOrEqual(5);
    const trips = await device.store.database.read((reader) => getDownload(reader, downloadNames.trips));
    expect(trips).toMatchObject({ failure: 'offline', failed_at: device.context.now() });
    const untried = (await traveller.outbox()).filter(({ attempts }) => attempts === 0);
    expect(untried.length).toBeGreaterThanOrEqual(26);
    expect(device.engine.status.get().last?.outcome.kind).toBe('stopped');
  });

  it('a request that is never answered is given up, and the others go on', async () => {
    const impatient = await startDevice(service, { key: person.key, timeoutMs: 3_000 });
    const forever = new Promise<never>(() => undefined);
    impatient.network.fault = ({ path }) =>
      path.includes('notifications') ? { kind: 'hold', until: forever } : null;
    expect(await impatient.engine.sync()).toMatchObject({ kind: 'finished', failed: 1 });
    const download = await impatient.store.database.read((reader) => getDownload(reader, 'notifications'));
    expect(download).toMatchObject({ failure: 'timeout', checked_at: null });
    impatient.network.fault = () => null;
    await impatient.close();
  });

  it('one entry that never gets through keeps neither the others nor the news', async () => {
    await traveller.createTrip();
    for (let count = 0; count < 10; count += 1) await traveller.checkIn();
    const { id } = await addTrip(person);
    device.network.fault = ({ method, path }) =>
      method === 'POST' && path.endsWith('/trips') ? { kind: 'drop-before' } : null;
    letPass(service, 1);
    await device.engine.sync();
    expect(await traveller.trip(id)).not.toBeNull();
    await device.engine.send();
    expect((await traveller.outbox()).map(({ kind }) => kind)).toEqual(['trip-create']);
  });

  it('a locked keychain loses nothing and breaks nothing: the run says so and the next one goes on', async () => {
    await traveller.checkIn();
    await traveller.createTrip();
    device.keychain.isLocked = true;
    const outcome = await device.engine.sync();
    expect(outcome).toEqual({ kind: 'broken', reason: new Error('The keychain is locked.') });
    expect(device.engine.status.get()).toMatchObject({ activity: 'idle', needsKey: false });
    expect(await device.engine.pullTrip('any')).toMatchObject({ kind: 'broken' });
    expect(await traveller.outbox()).toHaveLength(2);
    expect(device.network.seen).toEqual([]);
    device.keychain.isLocked = false;
    letPass(service, 1);
    expect(await device.engine.sync()).toEqual(ALL_WELL);
    await compareWithService(device, service);
  });

  it('settings that wait on a device without a profile, as after a broken database, go out', async () => {
    const fresh = await startDevice(service, { key: person.key });
    const onFresh = travellerOn(fresh);
    await onFresh.changeSettings({ send_all_good_push: false });
    await onFresh.checkIn(CheckInStatus.Help);
    expect(await fresh.engine.sync()).toEqual(ALL_WELL);
    await compareWithService(fresh, service);
    await fresh.close();
  });
});
