import { downloadNames } from '@/store/download-kinds';
import { getDownload } from '@/store/downloads';
import { savePreference } from '@/store/preferences';
import { SyncSchedule } from '@/sync/schedule';

import { addTraveller, addTrip, type Person } from '../../server/test/support/actors';
import { startTestService, type TestService } from '../../server/test/support/test-service';
import { startDevice, type Device } from '../support/device';
import { ALL_WELL, letPass } from '../support/traveller-actions';

const ALL = /^\/api\/v1\/countries(\?|$)/;

describe('all countries are kept on the device', () => {
  let service: TestService;
  let person: Person;
  let device: Device;
  let schedule: SyncSchedule;
  let isMetered: boolean;

  beforeAll(async () => {
    service = await startTestService();
  });
  beforeEach(async () => {
    letPass(service, 3600);
    isMetered = false;
    person = await addTraveller(service);
    await addTrip(person);
    device = await startDevice(service, { key: person.key });
    const { engine, store, context } = device;
    const never = () => () => undefined;
    const surroundings = {
      onForeground: never,
      onBackground: never,
      onReturn: never,
      onNetworkChange: never,
      onFocus: never,
      isInFront: () => false,
      isOnline: () => true,
      isMetered: () => isMetered,
    };
    schedule = new SyncSchedule({
      engine,
      store,
      surroundings,
      timers: { after: never },
      now: context.now,
    });
  });
  afterEach(async () => {
    await schedule.stop();
    await device.close();
  });
  afterAll(() => service.close());

  const countWhole = async () => {
    const row = await device.store.database.read((reader) =>
      reader.first<{ count: number }>('select count(*) as count from countries where whole is not null'),
    );
    return row?.count;
  };
  const asked = () => device.network.seen.filter(({ path }) => ALL.test(path)).map(({ path }) => path);
  const want = (name: 'allCountriesOffline' | 'wifiOnly', value: boolean) =>
    device.store.database.write('user', (transaction) => savePreference(transaction, name, value));

  /** Asks nothing of the service until it is let go. */
  function holdTheList() {
    let letGo: () => void = () => undefined;
    const until = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    device.network.fault = ({ path }) => (ALL.test(path) ? { kind: 'hold', until } : null);
    return () => letGo();
  }

  it('by one request, after everything else, without a word of the traveller', async () => {
    expect(await schedule.refresh()).toEqual(ALL_WELL);
    expect(await device.engine.downloadMore()).toEqual(ALL_WELL);
    expect(await countWhole()).toBeGreaterThan(200);
    const paths = device.network.seen.map(({ path }) => path);
    expect(paths.findIndex((path) => ALL.test(path))).toBe(paths.length - 1);
    expect(asked()).toHaveLength(1);
    const found = await device.store.search.find('Nairobi');
    expect(found.map(({ title }) => title)).toContain('Kenya');
  });

  it('and neither a sync nor whoever waits for one waits for them', async () => {
    const letGo = holdTheList();
    expect(await schedule.refresh()).toEqual(ALL_WELL);
    expect(device.engine.status.get()).toMatchObject({
      activity: 'downloading-more',
      last: { outcome: ALL_WELL },
    });
    letPass(service, 60);
    expect(await schedule.refresh()).toEqual(ALL_WELL);
    expect(device.engine.status.get().activity).toBe('downloading-more');
    letGo();
    expect(await device.engine.downloadMore()).toEqual(ALL_WELL);
    expect(device.engine.status.get().activity).toBe('idle');
    expect(asked()).toHaveLength(1);
  });

  it('and are not asked for again while nothing changes', async () => {
    await schedule.refresh();
    await device.engine.downloadMore();
    letPass(service, 120);
    await schedule.refresh();
    await device.engine.downloadMore();
    letPass(service, 120);
    device.network.seen.length = 0;
    await schedule.refresh();
    await device.engine.downloadMore();
    expect(device.network.seen.map(({ path }) => path.replace(/\?.*/, ''))).toEqual(['/api/v1/trips']);
    const { database } = device.store;
    const download = await database.read((reader) => getDownload(reader, downloadNames.allCountries));
    expect(download?.checked_at).toBe(device.context.now());
  });

  it('and the traveller can stop that, and take it up later', async () => {
    const letGo = holdTheList();
    await schedule.refresh();
    const bringing = device.engine.downloadMore();
    const stopping = device.engine.stop();
    letGo();
    await stopping;
    expect(await bringing).toEqual({ kind: 'cancelled' });
    expect(device.engine.status.get().activity).toBe('idle');
    await schedule.refresh();
    expect(await device.engine.downloadMore()).toEqual(ALL_WELL);
    expect(await countWhole()).toBeGreaterThan(200);
  });

  it('but not where they said no', async () => {
    await want('allCountriesOffline', false);
    await schedule.refresh();
    await device.engine.downloadMore();
    expect(asked()).toEqual([]);
  });

  it('but not over a network that downloads are not for', async () => {
    await want('wifiOnly', true);
    isMetered = true;
    expect(await schedule.refresh()).toEqual({ kind: 'held-back' });
    expect(asked()).toEqual([]);
  });

  it('but not in a moment in the background', async () => {
    expect(await schedule.background()).toEqual(ALL_WELL);
    expect(asked()).toEqual([]);
  });
});
