import { z } from 'zod';

import { Country } from '@/contract/country';
import { Trip } from '@/contract/trip';

import { addTraveller, addTrip, type Person } from './support/actors';
import { aDestination, aTrip } from './support/builders';
import { publishAlert } from './support/content';
import { readAs } from './support/read-as';
import { SAMPLE_MOMENT } from './support/sample-moment';
import { startTestService, type TestService } from './support/test-service';

const Trips = z.array(Trip);
const seconds = (moment: string) => Date.parse(moment) / 1000;

describe('a traveller’s trips', () => {
  let service: TestService;
  let traveller: Person;
  beforeAll(async () => {
    service = await startTestService();
  });
  beforeEach(async () => {
    service.clock.now = new Date(SAMPLE_MOMENT);
    traveller = await addTraveller(service);
  });
  afterAll(() => service.close());

  const listNames = async (query = '') =>
    readAs(Trips, await traveller.get(`/api/v1/trips${query}`)).map((trip) => trip.name);
  const during = (name: string, entry_date: string, exit_date: string) =>
    aTrip({ name, destinations: [aDestination({ entry_date, exit_date })] });

  describe('listed', () => {
    it('stand in the order of their start, and are the traveller’s own', async () => {
      await addTrip(traveller, during('second', '2026-08-01', '2026-08-02'));
      await addTrip(traveller, during('first', '2026-07-01', '2026-09-02'));
      await addTrip(await addTraveller(service), during('of another', '2026-07-01', '2026-07-02'));
      expect(await listNames()).toEqual(['first', 'second']);
    });

    it('are none for someone new', async () => {
      expect(await listNames()).toEqual([]);
    });

    it('leave out the removed ones, unless asked for what changed since', async () => {
      await addTrip(traveller, during('kept', '2026-07-01', '2026-07-02'));
      const removed = await addTrip(traveller, during('removed', '2026-08-01', '2026-08-02'));
      service.clock.now = new Date('2026-06-16T08:00:00Z');
      await traveller.delete(`/api/v1/trips/${removed.id}`);

      expect(await listNames()).toEqual(['kept']);
      const since = seconds('2026-06-16T00:00:00Z');
      const changed = readAs(Trips, await traveller.get(`/api/v1/trips?since=${since}`));
      expect(changed).toEqual([
        expect.objectContaining({ id: removed.id, deleted_at: '2026-06-16T08:00:00.000Z' }),
      ]);
    });

    it('are those modified after the second that since names, not in it', async () => {
      service.clock.now = new Date('2026-06-20T10:00:00.000Z');
      await addTrip(traveller, during('on the second', '2026-07-01', '2026-07-02'));
      service.clock.now = new Date('2026-06-20T10:00:00.500Z');
      await addTrip(traveller, during('half a second on', '2026-08-01', '2026-08-02'));

      const at = seconds('2026-06-20T10:00:00Z');
      expect(await listNames(`?since=${at - 1}`)).toEqual(['on the second', 'half a second on']);
      expect(await listNames(`?since=${at}`)).toEqual(['half a second on']);
      expect(await listNames(`?since=${at + 1}`)).toEqual([]);
    });

    it('count a change of settings as a change', async () => {
      const trip = await addTrip(traveller, during('muted later', '2026-07-01', '2026-07-02'));
      service.clock.now = new Date('2026-06-21T00:00:05Z');
      await traveller.put(`/api/v1/trips/${trip.id}/change_trip_settings`, { trip: { muted: true } });
      expect(await listNames(`?since=${seconds('2026-06-21T00:00:00Z')}`)).toEqual(['muted later']);
    });
  });

  describe('the current trip', () => {
    const currentName = async () => readAs(Trip, await traveller.get('/api/v1/trips/current_trip')).name;

    it('is the one under way', async () => {
      await addTrip(traveller, during('next', '2026-07-01', '2026-07-02'));
      await addTrip(traveller, during('under way', '2026-06-14', '2026-06-16'));
      expect(await currentName()).toBe('under way');
    });

    it('is the next one when none is under way', async () => {
      await addTrip(traveller, during('later', '2026-08-01', '2026-08-02'));
      await addTrip(traveller, during('next', '2026-07-01', '2026-07-02'));
      expect(await currentName()).toBe('next');
    });

    it('is of several the one that started first', async () => {
      await addTrip(traveller, during('started late', '2026-06-10', '2026-06-20'));
      await addTrip(traveller, during('started early', '2026-06-01', '2026-06-30'));
      expect(await currentName()).toBe('started early');
    });

    it('moves on when a trip is over or removed', async () => {
      await addTrip(traveller, during('short', '2026-06-14', '2026-06-16'));
      const next = await addTrip(traveller, during('next', '2026-07-01', '2026-07-02'));
      service.clock.now = new Date('2026-06-20T12:00:00Z');
      expect(await currentName()).toBe('next');

      await traveller.delete(`/api/v1/trips/${next.id}`);
      expect((await traveller.get('/api/v1/trips/current_trip')).status).toBe(404);
    });
  });

  describe('removed', () => {
    it('are gone from every read, and removing one again does no harm', async () => {
      const trip = await addTrip(traveller);
      const path = `/api/v1/trips/${trip.id}`;
      const first = await traveller.delete(path);
      service.clock.now = new Date('2026-06-17T12:00:00Z');
      const second = await traveller.delete(path);

      expect([first.status, first.text, second.status, second.text]).toEqual([200, '[]', 200, '[]']);
      for (const read of [path, `${path}/alerts`, `${path}/advisories`, `${path}/hospitals`]) {
        expect((await traveller.get(read)).status).toBe(404);
      }
      expect((await traveller.put(path, { trip: aTrip() })).status).toBe(404);
      const [listed] = readAs(Trips, await traveller.get('/api/v1/trips?since=0'));
      expect(listed?.deleted_at).toBe('2026-06-15T12:00:00.000Z');
    });

    it('can only be one’s own', async () => {
      const trip = await addTrip(await addTraveller(service));
      expect((await traveller.delete(`/api/v1/trips/${trip.id}`)).status).toBe(404);
    });
  });

  it('can be muted and marked viewed, one without the other', async () => {
    const { id } = await addTrip(traveller);
    const change = async (trip: object) =>
      readAs(Trip, await traveller.put(`/api/v1/trips/${id}/change_trip_settings`, { trip }));
    expect(await change({ muted: true })).toMatchObject({ muted: true, read: false });
    expect(await change({ read: true })).toMatchObject({ muted: true, read: true });
    expect(await change({ muted: false })).toMatchObject({ muted: false, read: true });
  });

  it('remember how many alerts their countries had when they were planned', async () => {
    const recent = '2026-06-10T00:00:00Z';
    await publishAlert(service, { countries: ['NO', 'SE'], created_at: recent });
    await publishAlert(service, { countries: ['SE'], created_at: recent });
    await publishAlert(service, { countries: ['SE'], created_at: '2026-04-01T00:00:00Z' });
    const destinations = ['NO', 'SE'].map((country_code) => aDestination({ country_code }));
    const trip = await addTrip(traveller, aTrip({ destinations }));
    expect(trip.past_alert_count).toBe(2);

    await publishAlert(service, { countries: ['NO'], created_at: recent });
    const later = readAs(Trip, await traveller.get(`/api/v1/trips/${trip.id}`));
    expect(later.past_alert_count).toBe(2);
  });

  it('carry the health comments of each of their countries once', async () => {
    const destinations = ['CO', 'PE', 'CO'].map((country_code) => aDestination({ country_code }));
    const trip = await addTrip(traveller, aTrip({ destinations }));
    const countries = [
      readAs(Country, await traveller.get('/api/v1/countries/CO')),
      readAs(Country, await traveller.get('/api/v1/countries/PE')),
    ];
    const expected = countries.flatMap((country) =>
      (country.country_datum?.country_disease_comments ?? []).map(({ comment, disease }) => ({
        comment,
        disease_id: disease.id,
        disease_name: disease.common_name,
        country_id: country.id,
      })),
    );
    expect(expected.length).toBeGreaterThan(4);
    expect(trip.trip_disease_comments).toHaveLength(expected.length);
    expect(trip.trip_disease_comments).toEqual(expect.arrayContaining(expected));
    expect(trip.trip_vaccination_comments.length).toBeGreaterThan(0);
    expect(trip.trip_medication_comments.length).toBeGreaterThan(0);
  });
});
