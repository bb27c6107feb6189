import { CheckInStatus } from '@/contract/check-in';
import { addEntry } from '@/store/outbox';

import { addTraveller, type Person } from '../../server/test/support/actors';
import { startTestService, type TestService } from '../../server/test/support/test-service';
import { startDevice, type Device } from '../support/device';
import { aGate, letPass, travellerOn, until } from '../support/traveller-actions';

const A_LOT = 5_000;
const foreign = { kind: 'status', status: 500, body: '<html>' } as const;

describe('"I need help"', () => {
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
    device = await startDevice(service, { key: person.key });
    traveller = travellerOn(device);
  });
  afterEach(async () => {
    await device.engine.stop();
    await device.close();
  });
  afterAll(() => service.close());

  const readALot = () =>
    device.store.database.write('user', async (transaction) => {
      for (let number = 0; number < A_LOT; number += 1) {
        const subject = `alert/${number}` as const;
        const entry = { id: device.context.newId(), kind: 'alert-read' as const, subject, payload: null };
        await addEntry(transaction, entry, device.context.now());
      }
    });
  const seen = () => device.network.seen;
  const isHelp = ({ path }: { path: string }) => path.endsWith('/check_ins');

  it('is the next request that leaves, behind 5,000 read marks on a network that hangs', async () => {
    const never = aGate();
    device.network.fault = () => ({ kind: 'hold', until: never.opened });
    await readALot();
    void device.engine.send();
    await until(() => seen().length === 4);
    await traveller.checkIn(CheckInStatus.Help);
    void device.engine.send();
    await until(() => seen().length === 5);
    expect(seen().map(isHelp)).toEqual([false, false, false, false, true]);
  });

  it('passes check-ins that hang too, and so does the one that follows with the position', async () => {
    const never = aGate();
    device.network.fault = () => ({ kind: 'hold', until: never.opened });
    for (let count = 0; count < 8; count += 1) await traveller.checkIn(CheckInStatus.Safe);
    void device.engine.send();
    await until(() => seen().length === 4);
    for (const latitude of [0, 4.711]) {
      const before = seen().length;
      const help = await traveller.checkIn(CheckInStatus.Help, latitude);
      const entry = (await traveller.outbox()).find(({ subject }) => subject.endsWith(help));
      void device.engine.send();
      await until(() => seen().length > before);
      expect(seen().map(({ idempotencyKey }) => idempotencyKey)).toContain(entry?.id);
    }
  });

  it('goes before what a phone reported by itself for weeks', async () => {
    for (let count = 0; count < 60; count += 1) await traveller.checkIn(CheckInStatus.Unreported);
    const help = await traveller.checkIn(CheckInStatus.Help);
    const entry = (await traveller.outbox()).find(({ subject }) => subject.endsWith(help));
    void device.engine.send();
    await until(() => seen().length > 0);
    expect(seen()[0]?.idempotencyKey).toBe(entry?.id);
  });

  it.each([
    [
      'the key was refused',
      { kind: 'status', status: 401, body: '{"error":{"code":"unauthorized","message":"No."}}' },
    ],
    ['the network broke off', { kind: 'drop-before' }],
  ] as const)('is tried in a run that has ended for others because %s', async (_why, fault) => {
    const held = aGate();
    const isReached = aGate();
    device.network.fault = ({ path }) => {
      if (path.endsWith('/trips')) return fault;
      if (!path.includes('alerts')) return null;
      isReached.open();
      return { kind: 'hold', until: held.opened };
    };
    await traveller.createTrip();
    await device.store.database.write('user', (transaction) =>
      addEntry(transaction, { id: 'mark', kind: 'alert-read', subject: 'alert/1', payload: null }, 0),
    );
    const run = device.engine.send();
    await isReached.opened;
    await until(() => seen().some(({ path }) => path.endsWith('/trips')));
    await traveller.checkIn(CheckInStatus.Help);
    void device.engine.send();
    await until(async () => (await traveller.checkIns())[0]?.sending.kind === 'sent');
    held.open();
    expect(await run).toMatchObject({ kind: 'stopped' });
  });

  it('is tried again when its time has come, while other requests of the same run still hang', async () => {
    const never = aGate();
    device.network.fault = ({ path }) => (isHelp({ path }) ? foreign : { kind: 'hold', until: never.opened });
    await readALot();
    await traveller.checkIn(CheckInStatus.Help);
    void device.engine.send();
    await until(() => seen().length === 5);
    device.network.fault = () => null;
    letPass(service, 3);
    void device.engine.send();
    await until(async () => (await traveller.checkIns())[0]?.sending.kind === 'sent');
    expect(seen().filter(isHelp)).toHaveLength(2);
  });

  it('four requests in a row that come to nothing end a run; what was not tried comes first in the next', async () => {
    await readALot();
    device.network.fault = () => foreign;
    expect(await device.engine.send()).toMatchObject({ kind: 'stopped', by: { kind: 'server' } });
    expect(seen().length).toBeLessThan(8);
    const tried = new Set(seen().map(({ path }) => path));
    seen().length = 0;
    letPass(service, 30);
    await device.engine.send();
    expect(seen().filter(({ path }) => tried.has(path))).toEqual([]);
  });
});
