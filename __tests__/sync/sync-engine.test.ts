import { CheckInStatus } from '@/contract/check-in';
import { getCountry, getMapData, pinCountry } from '@/store/countries';
import { savePreference } from '@/store/preferences';
import type { SyncStatus } from '@/sync/sync-status';

import { addTrip, type Person } from '../../server/test/support/actors';
import { publish } from '../../server/test/support/publishing';
import type { TestService } from '../../server/test/support/test-service';
import { compareWithService } from '../support/compare-with-service';
import type { Device } from '../support/device';
import { withOwnDevice } from '../support/own-device';
import { aGate, ALL_WELL, letPass, travellerOn, until } from '../support/traveller-actions';

describe('the engine', () => {
  let service: TestService;
  let person: Person;
  let device: Device;
  let traveller: ReturnType<typeof travellerOn>;

  withOwnDevice((scene) => ({ service, person, device } = scene));
  afterEach(() => device.close());
  beforeEach(() => {
    traveller = travellerOn(device);
  });

  const sentNow = (method = 'POST') => device.network.seen.filter((request) => request.method === method);
  /** Every request of this method hangs until the gate opens. */
  const hold = (method: string, isHeld: (path: string) => boolean = () => true) => {
    const gate = aGate();
    const reached = aGate();
    device.network.fault = (request) => {
      if (request.method !== method || !isHeld(request.path)) return null;
      reached.open();
      return { kind: 'hold', until: gate.opened };
    };
    return { ...gate, reached: reached.opened };
  };

  it('sends a check-in while downloads hang', async () => {
    const held = hold('GET');
    const slow = device.engine.sync();
    await held.reached;
    await traveller.checkIn(CheckInStatus.Help);
    expect(await device.engine.send()).toEqual(ALL_WELL);
    expect((await traveller.checkIns())[0]?.sending).toEqual({ kind: 'sent' });
    expect(device.engine.status.get().activity).toBe('downloading');
    held.open();
    expect(await slow).toEqual(ALL_WELL);
    await compareWithService(device, service);
  });

  it('sends a check-in while another request hangs, and before what waited longer', async () => {
    const held = hold('POST', (path) => path.endsWith('/trips'));
    await traveller.createTrip();
    const slow = device.engine.send();
    await held.reached;
    await traveller.checkIn(CheckInStatus.Help);
    const joined = device.engine.send();
    await until(async () => (await traveller.outbox()).length === 1);
    expect((await traveller.outbox()).map(({ kind }) => kind)).toEqual(['trip-create']);
    held.open();
    expect(await Promise.all([slow, joined])).toEqual([ALL_WELL, ALL_WELL]);

    device.network.seen.length = 0;
    for (const muted of [true, false, true, false, true, false])
      await traveller.muteTrip(await traveller.createTrip(), muted);
    await traveller.checkIn(CheckInStatus.Help);
    await device.engine.send();
    expect(sentNow()[0]?.path).toMatch(/check_ins/);
  });

  it('takes along what is done while it sends, at whatever moment', async () => {
    for (let count = 0; count < 40; count += 1) {
      const first = device.engine.send();
      for (let turn = 0; turn < count; turn += 1) await Promise.resolve();
      await traveller.checkIn();
      await Promise.all([first, device.engine.send()]);
      expect(await traveller.outbox()).toEqual([]);
    }
  });

  it('sends what the traveller last wrote, even if they wrote it as it was about to leave', async () => {
    await device.engine.sync();
    const id = await traveller.createTrip({ name: 'First' });
    const sending = device.engine.send();
    await traveller.changeTrip(id, { name: 'Last' });
    await sending;
    await device.engine.send();
    letPass(service, 1);
    expect(await device.engine.sync()).toEqual(ALL_WELL);
    expect(await traveller.tripNames()).toEqual(['Last']);
    await compareWithService(device, service);
  });

  it('joins calls into one run', async () => {
    const outcomes = await Promise.all([device.engine.sync(), device.engine.sync(), device.engine.sync()]);
    expect(outcomes).toEqual([ALL_WELL, ALL_WELL, ALL_WELL]);
    expect(device.network.seen.filter(({ path }) => path.includes('short_list'))).toHaveLength(1);
    await device.engine.sync();
    expect(device.network.seen.filter(({ path }) => /v1\/trips(\?|$)/.test(path))).toHaveLength(2);
  });

  it('stops in the middle of downloading, and completes later', async () => {
    await addTrip(person);
    const held = hold('GET', (path) => path.includes('medications'));
    const slow = device.engine.sync();
    const single = device.engine.pullCountry('it');
    await held.reached;
    await device.engine.stop();
    expect(await slow).toEqual({ kind: 'cancelled' });
    await single;
    expect(device.engine.status.get().activity).toBe('idle');
    held.open();
    device.network.fault = () => null;
    expect(await device.engine.sync()).toEqual(ALL_WELL);
    await compareWithService(device, service);
  });

  it('stops in the middle of sending, and what was on its way arrives once', async () => {
    const gate = aGate();
    const reached = aGate();
    device.network.fault = ({ method }) => {
      if (method !== 'POST') return null;
      reached.open();
      return { kind: 'hold-answer', until: gate.opened };
    };
    await traveller.checkIn();
    await traveller.createTrip();
    const slow = device.engine.sync();
    await reached.opened;
    await device.engine.stop();
    expect(await slow).toEqual({ kind: 'cancelled' });
    gate.open();
    device.network.fault = () => null;
    expect(await traveller.outbox()).toHaveLength(2);
    letPass(service, 1);
    expect(await device.engine.sync()).toEqual(ALL_WELL);
    await compareWithService(device, service);
  });

  it('tells its progress: never more done than there is, all of it in the end', async () => {
    await addTrip(person);
    const seen: SyncStatus[] = [];
    const unwatch = device.engine.status.watch(() => seen.push(device.engine.status.get()));
    await traveller.checkIn();
    await device.engine.sync();
    unwatch();
    expect(seen.every(({ done, total }) => done <= total)).toBe(true);
    const downloading = seen.filter(({ activity }) => activity === 'downloading');
    expect(downloading.map(({ done }) => done)).toEqual(
      downloading.map(({ done }) => done).sort((a, b) => a - b),
    );
    const end = device.engine.status.get();
    expect(end.done).toBe(end.total);
    expect(end.total).toBeGreaterThan(8);
    expect(end.bytes).toBeGreaterThan(10_000);
    expect(end).toMatchObject({ activity: 'idle', last: { outcome: ALL_WELL, at: device.context.now() } });
    expect(seen[0]?.activity).toBe('sending');
  });

  it('fetches one country with all that belongs to it, and one trip with all that does', async () => {
    await device.engine.sync();
    const { destinations, id } = await addTrip(person);
    const countryId = destinations[0]?.country_id ?? '';
    device.network.seen.length = 0;
    expect(await device.engine.pullCountry(countryId)).toEqual(ALL_WELL);
    expect(device.network.seen.every(({ path }) => path.includes(countryId))).toBe(true);
    expect(device.network.seen).toHaveLength(8);
    const country = await device.store.database.read((reader) => getCountry(reader, countryId));
    expect(country?.whole?.facts).toBeTruthy();
    expect(await device.store.database.read((reader) => getMapData(reader, countryId))).not.toBeNull();

    device.network.seen.length = 0;
    expect(await device.engine.pullTrip(id)).toEqual(ALL_WELL);
    expect(await traveller.trip(id)).not.toBeNull();
    expect(device.network.seen.map(({ path }) => path.split('?')[0]?.split('/').at(-1)).sort()).toEqual([
      'advisories',
      'alerts',
      'hospitals',
      'segments',
      'trips',
    ]);
  });

  it('asks anew for what a sync left out, where it has changed since', async () => {
    const { id } = await addTrip(person);
    await device.engine.sync();
    await traveller.removeTrip(id);
    device.network.fault = ({ method }) => (method === 'DELETE' ? { kind: 'status', status: 500 } : null);
    letPass(service, 5);
    await publish(service, { country_ids: ['IT'] });
    await device.engine.sync();
    // The traveller takes it back before it was done.
    await device.store.database.write('user', async (transaction) => {
      await transaction.run('delete from outbox');
      await transaction.run('update trips set removed = 0');
    });
    device.network.seen.length = 0;
    letPass(service, 5);
    expect(await device.engine.sync()).toEqual(ALL_WELL);
    expect(device.network.seen.filter(({ path }) => path.includes(id))).toMatchObject([
      { path: `/api/v1/trips/${id}/alerts?all=1` },
    ]);
  });

  it('brings all countries whole again when the traveller wants them again', async () => {
    const want = (wanted: boolean) =>
      device.store.database.write('user', (transaction) =>
        savePreference(transaction, 'allCountriesOffline', wanted),
      );
    const countWhole = async () =>
      (
        await device.store.database.read((reader) =>
          reader.first<{ count: number }>('select count(*) as count from countries where whole is not null'),
        )
      )?.count ?? 0;
    const syncAll = async () => [await device.engine.sync(), await device.engine.downloadMore()];
    await syncAll();
    expect(await countWhole()).toBeGreaterThan(200);
    await want(false);
    await addTrip(person);
    await syncAll();
    expect(await countWhole()).toBe(1);
    await want(true);
    expect(await syncAll()).toEqual([ALL_WELL, ALL_WELL]);
    expect(await countWhole()).toBeGreaterThan(200);
  });

  it('keeps a pinned country whole', async () => {
    await device.engine.sync();
    const [country] = await device.store.database.read((reader) =>
      reader.all<{ id: string }>(`select id from countries where code = 'JP'`),
    );
    const id = country?.id ?? '';
    await device.store.database.write('user', (transaction) => pinCountry(transaction, id, true));
    expect(await device.engine.sync()).toEqual(ALL_WELL);
    const stored = await device.store.database.read((reader) => getCountry(reader, id));
    expect(stored?.whole?.facts).toBeTruthy();
  });
});
