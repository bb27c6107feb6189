import { startTestService, type TestService } from '../../server/test/support/test-service';
import { listTripAdvisories } from '@/store/advisories';
import { listPastTripAlerts, listTripAlerts } from '@/store/alerts';
import { getCountry, getMapData, listCountries } from '@/store/countries';
import { listShelf } from '@/store/health-library';
import { listTripHospitals } from '@/store/hospitals';
import { listNotifications } from '@/store/notifications';
import { getProfile } from '@/store/profile';
import { listTrips } from '@/store/trips';

import { startDevice, type Device } from '../support/device';

const KEPT_TRIPS = [
  'Andes field work',
  'Bangkok and Hanoi',
  'Kyoto in winter',
  'Safari & coast',
  'Paris and Nice',
];

describe('a first sync', () => {
  let service: TestService;
  let device: Device;
  beforeAll(async () => {
    service = await startTestService();
    service.clock.now = new Date(service.clock.now.getTime() + 3_600_000);
    device = await startDevice(service);
    expect(await device.engine.sync()).toEqual({ kind: 'finished', failed: 0, setAside: 0 });
    device.network.online = false;
  });
  afterAll(async () => {
    await device.close();
    await service.close();
  });

  it('leaves every trip that is not over whole, with no network', async () => {
    await device.store.database.read(async (reader) => {
      const trips = (await listTrips(reader)).map(({ trip }) => trip);
      expect(trips.map(({ name }) => name)).toEqual(['Lisbon', ...KEPT_TRIPS]);
      for (const trip of trips.filter(({ name }) => KEPT_TRIPS.includes(name))) {
        expect((await listTripHospitals(reader, trip.id)).length).toBeGreaterThan(3);
        expect((await listTripAdvisories(reader, trip.id)).length).toBeGreaterThan(0);
        for (const { country_id } of trip.destinations) {
          const country = await getCountry(reader, country_id);
          expect(country?.whole?.facts).toBeTruthy();
          expect((await getMapData(reader, country_id))?.topo_json.type).toBe('Topology');
        }
      }
      const [andes] = trips.filter(({ name }) => name === 'Andes field work');
      expect((await listTripAlerts(reader, andes?.id ?? '')).length).toBeGreaterThan(1);
      expect((await listPastTripAlerts(reader, andes?.id ?? '')).length).toBeGreaterThan(3);
    });
  });

  it('brings the health library, all countries in short, the inbox and the profile', async () => {
    await device.store.database.read(async (reader) => {
      expect(await listShelf(reader, 'diseases')).toHaveLength(30);
      expect(await listShelf(reader, 'medications')).toHaveLength(15);
      expect(await listShelf(reader, 'vaccinations')).toHaveLength(15);
      expect((await listCountries(reader)).length).toBeGreaterThan(240);
      expect(await listNotifications(reader)).toHaveLength(4);
      expect(await getProfile(reader)).toMatchObject({ first_name: 'Demo' });
      expect(await getProfile(reader)).not.toHaveProperty('authentication_token');
    });
  });

  it('answers a second sync with next to nothing', async () => {
    device.network.online = true;
    const touched: string[] = [];
    const unwatch = device.store.database.onChange((tables) => touched.push(...tables));
    device.network.bytes = 0;
    expect(await device.engine.sync()).toEqual({ kind: 'finished', failed: 0, setAside: 0 });
    unwatch();
    expect(device.network.bytes).toBeLessThanOrEqual(6 * 1024);
    expect(new Set(touched)).toEqual(new Set(['downloads']));
  });

  it('writes no row for the same content, even when it is asked for piece by piece', async () => {
    const touched: string[] = [];
    await device.store.database.write('cache', async (transaction) => {
      await transaction.run(`update downloads set etag = null, cursor = null`);
    });
    const unwatch = device.store.database.onChange((tables) => touched.push(...tables));
    expect(await device.engine.sync()).toEqual({ kind: 'finished', failed: 0, setAside: 0 });
    unwatch();
    expect(new Set(touched)).toEqual(new Set(['downloads']));
  });
});
