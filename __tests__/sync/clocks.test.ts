import { randomUUID } from 'node:crypto';

import type { Trip } from '@/contract/trip';
import { forgetCursor, getDownload } from '@/store/downloads';
import { tellsEverything, toCursor } from '@/sync/cursor';

import { addTraveller, addTrip, type Person } from '../../server/test/support/actors';
import { aTrip } from '../../server/test/support/builders';
import { startTestService, type TestService } from '../../server/test/support/test-service';
import { compareWithService } from '../support/compare-with-service';
import { startDevice, type Device } from '../support/device';
import { ALL_WELL, letPass, travellerOn } from '../support/traveller-actions';

const DAY_MS = 86_400_000;

describe('clocks that disagree', () => {
  let service: TestService;
  let person: Person;
  beforeAll(async () => {
    service = await startTestService();
  });
  beforeEach(async () => {
    letPass(service, 3600);
    person = await addTraveller(service);
  });
  afterAll(() => service.close());

  const start = (offset = 0) => startDevice(service, { key: person.key, clock: { offset } });
  const listRequests = (device: Device) =>
    device.network.seen.map(({ path }) => path).filter((path) => /^\/api\/v1\/trips(\?|$)/.test(path));

  it.each([
    ['a day slow', -DAY_MS],
    ['a day fast', DAY_MS],
    ['back in 1970', -56 * 365 * DAY_MS],
  ])('a phone %s misses nothing and loses nothing', async (_words, offset) => {
    const device = await start(offset);
    const traveller = travellerOn(device);
    expect(await device.engine.sync()).toEqual(ALL_WELL);
    for (const name of ['One', 'Two']) {
      letPass(service, 7);
      await addTrip(person, aTrip({ name }));
      expect(await device.engine.sync()).toEqual(ALL_WELL);
      expect(await traveller.tripNames()).toContain(name);
    }
    await traveller.createTrip({ name: 'Three' });
    await traveller.checkIn();
    letPass(service, 7);
    expect(await device.engine.sync()).toEqual(ALL_WELL);
    expect(await traveller.tripNames()).toEqual(['One', 'Three', 'Two']);
    await compareWithService(device, service);
    await device.close();
  });

  it('a phone whose clock is set right in between misses nothing', async () => {
    const device = await start(DAY_MS);
    await device.engine.sync();
    device.clock.offset = -DAY_MS;
    await addTrip(person, aTrip({ name: 'After the correction' }));
    letPass(service, 1);
    expect(await device.engine.sync()).toEqual(ALL_WELL);
    await compareWithService(device, service);
    await device.close();
  });

  it('two changes of the same moment both arrive, before and after a sync of that moment', async () => {
    const device = await start();
    await device.engine.sync();
    const trip = await addTrip(person, aTrip({ name: 'First of the moment' }));
    await device.engine.sync();
    await addTrip(person, aTrip({ name: 'Second of the moment' }));
    await person.put(`/api/v1/trips/${trip.id}`, { trip: aTrip({ name: 'Changed at once' }) });
    expect(await device.engine.sync()).toEqual(ALL_WELL);
    expect(await travellerOn(device).tripNames()).toEqual(['Changed at once', 'Second of the moment']);
    await device.close();
  });

  it('a row that was committed late, with a time before the last sync, is not missed', async () => {
    const device = await start();
    const model = await addTrip(person, aTrip({ name: 'On time' }));
    letPass(service, 300);
    expect(await device.engine.sync()).toEqual(ALL_WELL);

    const late = new Date(service.clock.now.getTime() - 30_000);
    const id = randomUUID();
    await service.database.query(
      `insert into trips (id, traveller_id, company_id, name, start, finish, trip_type, activities,
         past_alert_count, created_at, updated_at)
       select $2, traveller_id, company_id, 'Committed late', start, finish, trip_type, activities,
         past_alert_count, $3, $3 from trips where id = $1`,
      [model.id, id, late],
    );
    letPass(service, 1);
    expect(await device.engine.sync()).toEqual(ALL_WELL);
    expect(await travellerOn(device).tripNames()).toEqual(['Committed late', 'On time']);
    expect(listRequests(device).at(-1)).toMatch(/since=/);
    await device.close();
  });

  it('a list is read whole after 80 days, for by then removals have vanished', async () => {
    const device = await start();
    await addTrip(person, aTrip({ name: 'Still there', destinations: [inNovember] }));
    const gone = await addTrip(person, aTrip({ name: 'Long gone', destinations: [inNovember] }));
    letPass(service, 300);
    await device.engine.sync();
    await service.database.query('delete from trips where id = $1', [gone.id]);
    device.network.seen.length = 0;
    // The phone thinks that it is still the same day.
    letPass(service, 81 * 86_400);
    device.clock.offset = -81 * DAY_MS;
    expect(await device.engine.sync()).toEqual(ALL_WELL);
    expect(listRequests(device).at(-1)).toBe('/api/v1/trips');
    expect(await travellerOn(device).tripNames()).toEqual(['Still there']);
    await device.close();
  });

  it('a cursor of the future, from before the service’s clock was set back, is not believed', async () => {
    const device = await start();
    await device.engine.sync();
    const right = service.clock.now;
    letPass(service, 86_400);
    await device.engine.sync();
    service.clock.now = right;
    letPass(service, 60);
    await addTrip(person, aTrip({ name: 'After the correction' }));
    expect(await device.engine.sync()).toEqual(ALL_WELL);
    expect(await travellerOn(device).tripNames()).toEqual(['After the correction']);
    await device.close();
  });

  it('a cursor is the service’s time, 60 seconds before its answer, and without one there is none', async () => {
    const device = await start(DAY_MS);
    await device.engine.sync();
    const download = await device.store.database.read((reader) => getDownload(reader, 'trips'));
    expect(download?.cursor).toBe(Math.floor(service.clock.now.getTime() / 1000) - 60);
    expect(toCursor(null)).toBeNull();
    expect(tellsEverything(0, null)).toBe(true);
    await device.close();
  });

  it('an older answer that arrives last neither undoes a newer one nor moves on from it', async () => {
    const device = await start();
    const trip = await addTrip(person, aTrip({ name: 'Old name' }));
    await device.engine.sync();
    const slow = await person.get('/api/v1/trips');
    letPass(service, 5);
    await person.put(`/api/v1/trips/${trip.id}`, { trip: aTrip({ name: 'New name' }) });
    await device.engine.sync();
    device.network.fault = ({ path }) =>
      path.startsWith('/api/v1/trips') && !path.includes(trip.id)
        ? { kind: 'status', status: 200, body: slow.text }
        : null;
    await device.store.database.write('cache', (transaction) => forgetCursor(transaction, 'trips'));
    await device.engine.sync();
    expect(slow.json<Trip[]>()[0]?.name).toBe('Old name');
    expect(await travellerOn(device).tripNames()).toEqual(['New name']);
    await device.close();
  });
});

const inNovember = { country_code: 'IT', entry_date: '2026-11-03', exit_date: '2026-11-10' };
