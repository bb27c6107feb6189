import { getCountry, getMapData, listCountries } from '@/store/countries';
import { listTripAlerts } from '@/store/alerts';
import { listTripHospitals } from '@/store/hospitals';
import { getProfile } from '@/store/profile';
import { listTrips } from '@/store/trips';

import { startDevice, type Device } from '../../__tests__/support/device';
import { migrate } from '../src/database/migrate';
import { admin } from './support/admin';
import { addTraveller, addTrip, type Person } from './support/actors';
import { createBackground } from './support/background';
import { aDestination, aTrip } from './support/builders';
import { aHospital, aPack, removePacks } from './support/pack-folder';
import { anAlert } from './support/publishing';
import { startPushStandIn } from './support/push-stand-in';
import { openEmptyDatabase } from './support/test-database';
import { startTestService, type TestService } from './support/test-service';

/** No sample set: what is here was brought by the commands of whoever runs the service, in the order of docs/operations.md. */
describe('a service that began empty', () => {
  let service: TestService;
  let traveller: Person;
  let device: Device;
  beforeAll(async () => {
    const database = await openEmptyDatabase();
    await migrate(database);
    service = await startTestService({ publisherKey: null }, database);
    const run = async (...words: string[]) => {
      const result = await admin(database, ...words, '--json');
      expect([words, result.code, result.err]).toEqual([words, 0, '']);
      return result.json<{ id: string; key: string }>();
    };
    await run('content', 'import', 'world');
    await run('content', 'import', aPack({ 'hospitals.jsonl': [aHospital()] }));
    const company = await run('company', 'create', '--name', 'Acme');
    const publisher = await run('publisher', 'create', '--name', 'Desk');
    traveller = await addTraveller(service, company.key);
    service.clock.now = new Date('2026-09-04T08:00:00Z');
    await addTrip(traveller, aTrip({ name: 'Fjords', destinations: [aDestination({ country_code: 'NO' })] }));
    const pushes = await startPushStandIn();
    service.clock.now = new Date('2026-09-04T09:00:00Z');
    const alert = { alert: anAlert({ headline: 'Ferries stay in port' }) };
    expect((await service.as(publisher.key).post('/api/v2/publishing/alerts', alert)).status).toBe(200);
    await createBackground(service, pushes).run();
    await pushes.close();
    device = await startDevice(service, { key: traveller.key });
  });
  afterAll(async () => {
    await device.close();
    await service.close();
    removePacks();
  });

  it('serves a real traveller’s real trip, to be read with no network', async () => {
    expect(await device.engine.sync()).toEqual({ kind: 'finished', failed: 0, setAside: 0 });
    device.network.online = false;
    await device.store.database.read(async (reader) => {
      expect(await getProfile(reader)).toMatchObject({ id: traveller.id });
      const [trip, ...others] = (await listTrips(reader)).map((listed) => listed.trip);
      expect(others).toEqual([]);
      expect(trip?.name).toBe('Fjords');
      const norway = await getCountry(reader, trip?.destinations[0]?.country_id ?? '');
      expect(norway?.whole).toMatchObject({
        name: 'Norway',
        capital: 'Oslo',
        currency_code: 'NOK',
        language: expect.stringContaining('Norwegian') as string,
        // Nobody has written anything about it: nothing is invented.
        facts: null,
        sec_personal: null,
        travel_status: 0,
      });
      expect(norway?.whole?.emerg_numbers.length).toBeGreaterThan(0);
      expect((await getMapData(reader, norway?.whole?.id ?? ''))?.topo_json.type).toBe('Topology');
      expect(await listCountries(reader)).toHaveLength(250);
      expect(await listTripAlerts(reader, trip?.id ?? '')).toMatchObject([
        { alert: { headline: 'Ferries stay in port' } },
      ]);
      expect(await listTripHospitals(reader, trip?.id ?? '')).toMatchObject([{ name: 'Oslo General' }]);
    });
  });

  it('has flags, and does not call itself a sample', async () => {
    const flag = await service.as(null).get('/assets/flags/list/no.svg');
    expect([flag.status, flag.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(flag.headers).not.toHaveProperty('sample-data');
    expect((await service.as(null).get('/health')).json()).toMatchObject({ sample_data: false });
  });
});
