import { Trip, TripActivity, TripType } from '@/contract/trip';

import { addTraveller, addTrip, refusedFields, type Person } from './support/actors';
import { aDestination, aTrip } from './support/builders';
import { readAs } from './support/read-as';
import { startTestService, type TestService } from './support/test-service';

describe('trips', () => {
  let service: TestService;
  let traveller: Person;
  beforeAll(async () => {
    service = await startTestService();
    traveller = await addTraveller(service);
  });
  afterAll(() => service.close());

  describe('planning one', () => {
    it('keeps what the traveller wrote', async () => {
      const trip = await addTrip(
        traveller,
        aTrip({
          name: '  Tuscany  ',
          trip_type: TripType.Business,
          activities: [TripActivity.Food, TripActivity.Museums],
          destinations: [
            aDestination({
              destination_locations: [{ friendly_name: 'Siena', latitude: 43.3188, longitude: 11.3308 }],
            }),
          ],
        }),
      );
      expect(trip).toMatchObject({
        name: 'Tuscany',
        trip_type: TripType.Business,
        activities: [TripActivity.Food, TripActivity.Museums],
        user_id: traveller.id,
        company_name: 'Sample Travel Company',
        muted: false,
        read: false,
        created_at: '2026-06-15T12:00:00.000Z',
        updated_at: '2026-06-15T12:00:00.000Z',
      });
      expect(trip.destinations[0]?.destination_locations).toMatchObject([
        { friendly_name: 'Siena', latitude: 43.3188, longitude: 11.3308 },
      ]);
      expect(readAs(Trip, await traveller.get(`/api/v1/trips/${trip.id}`))).toEqual(trip);
    });

    it('names a trip without a name after its countries, each once', async () => {
      const to = (...codes: string[]) => codes.map((country_code) => aDestination({ country_code }));
      const two = await addTrip(traveller, aTrip({ name: null, destinations: to('IT', 'FR', 'IT') }));
      const many = await addTrip(traveller, { destinations: to('IT', 'FR', 'ES', 'PT', 'MA') });
      const blank = await addTrip(traveller, aTrip({ name: '   ', destinations: to('JP') }));
      expect([two.name, many.name, blank.name]).toEqual([
        'Italy, France',
        'Italy, France, Spain +2',
        'Japan',
      ]);
    });

    it('takes a trip of which nothing is known but where and when', async () => {
      const trip = await addTrip(traveller, { destinations: [aDestination()] });
      expect(trip).toMatchObject({ trip_type: TripType.Other, activities: [] });
    });

    it.each([
      ['a date', '2026-09-03', '2026-09-10'],
      ['a datetime', '2026-09-03T00:00:00Z', '2026-09-10T00:00:00.000Z'],
      [
        'a datetime west of Greenwich, late in the day',
        '2026-09-03T23:30:00-05:00',
        '2026-09-10T22:00:00-05:00',
      ],
      ['a datetime far east, early in the day', '2026-09-03T00:30:00+13:00', '2026-09-10T01:00:00+13:00'],
      ['Unix seconds', Date.UTC(2026, 8, 3) / 1000, Date.UTC(2026, 8, 10, 18) / 1000],
    ])('reads %s as the day that it names', async (_, entry_date, exit_date) => {
      const trip = await addTrip(traveller, { destinations: [aDestination({ entry_date, exit_date })] });
      expect(trip).toMatchObject({ start: '2026-09-03', finish: '2026-09-10' });
      expect(trip.destinations[0]).toMatchObject({
        entry_date: '2026-09-03T00:00:00.000Z',
        departure_date: '2026-09-03',
        exit_date: '2026-09-10T00:00:00.000Z',
        return_date: '2026-09-10',
      });
    });

    it('takes departure_date and return_date for entry and exit', async () => {
      const trip = await addTrip(traveller, {
        destinations: [{ country_code: 'IT', departure_date: '2026-09-03', return_date: '2026-09-10' }],
      });
      expect(trip).toMatchObject({ start: '2026-09-03', finish: '2026-09-10' });
    });

    it('lasts from the first entry to the last exit, in whatever order the destinations stand', async () => {
      const trip = await addTrip(traveller, {
        destinations: [
          aDestination({ country_code: 'FR', entry_date: '2026-09-10', exit_date: '2026-09-12' }),
          aDestination({ country_code: 'ES', entry_date: '2026-09-01', exit_date: '2026-09-20' }),
          aDestination({ country_code: 'IT', entry_date: '2026-09-12', exit_date: '2026-09-14' }),
        ],
      });
      expect(trip).toMatchObject({ start: '2026-09-01', finish: '2026-09-20' });
      expect(trip.destinations.map((destination) => destination.country_code)).toEqual(['FR', 'ES', 'IT']);
    });

    it('keeps each activity once, and country codes in capitals', async () => {
      const { Food, Hiking } = TripActivity;
      const trip = await addTrip(traveller, {
        activities: [Food, Hiking, Food, Hiking],
        destinations: [aDestination({ country_code: 'fr' })],
      });
      expect(trip.activities).toEqual([Food, Hiking]);
      expect(trip.destinations[0]?.country_code).toBe('FR');
    });

    it('pays no heed to fields that are not the caller’s to write', async () => {
      const forged = {
        id: 'mine',
        start: '2020-01-01',
        finish: '2020-01-02',
        user_id: 'somebody',
        company_id: 'another',
        past_alert_count: 99,
        created_at: '2020-01-01T00:00:00Z',
        deleted_at: '2020-01-01T00:00:00Z',
        trip_disease_comments: [{ comment: 'made up' }],
      };
      const destination = { ...aDestination({ country_code: 'NO' }), id: 'mine', country_id: 'elsewhere' };
      const answer = await traveller.post('/api/v1/trips', {
        trip: { ...aTrip(), ...forged, destinations: [destination] },
      });
      const trip = readAs(Trip, answer);
      expect(trip).toMatchObject({
        start: '2026-09-03',
        finish: '2026-09-10',
        user_id: traveller.id,
        past_alert_count: 0,
        created_at: '2026-06-15T12:00:00.000Z',
        deleted_at: null,
        trip_disease_comments: [],
      });
      expect(trip.id).not.toBe('mine');
      expect(trip.destinations[0]?.country_code).toBe('NO');
    });
  });

  describe.each(['put', 'patch'] as const)('changing one by %s', (method) => {
    it('replaces the destinations; what is left out stays', async () => {
      const trip = await addTrip(
        traveller,
        aTrip({ name: 'Out and back', trip_type: TripType.Business, activities: [TripActivity.Golf] }),
      );
      service.clock.now = new Date('2026-06-15T13:00:00.000Z');
      const answer = await traveller[method](`/api/v1/trips/${trip.id}`, {
        trip: { destinations: [aDestination({ country_code: 'JP', exit_date: '2026-09-30' })] },
      });
      const changed = readAs(Trip, answer);
      expect(changed).toMatchObject({
        id: trip.id,
        name: 'Out and back',
        trip_type: TripType.Business,
        activities: [TripActivity.Golf],
        finish: '2026-09-30',
        created_at: trip.created_at,
        updated_at: '2026-06-15T13:00:00.000Z',
      });
      expect(changed.destinations.map((destination) => destination.country_code)).toEqual(['JP']);
    });

    it('takes a new name, type and activities, and an empty list of activities too', async () => {
      const trip = await addTrip(traveller, aTrip({ activities: [TripActivity.Golf] }));
      const answer = await traveller[method](`/api/v1/trips/${trip.id}`, {
        trip: aTrip({ name: 'Renamed', trip_type: TripType.Other, activities: [] }),
      });
      expect(readAs(Trip, answer)).toMatchObject({
        name: 'Renamed',
        trip_type: TripType.Other,
        activities: [],
      });
    });

    it('holds the change to the rules of a new trip, and then changes nothing', async () => {
      const trip = await addTrip(traveller);
      const answer = await traveller[method](`/api/v1/trips/${trip.id}`, {
        trip: aTrip({ destinations: [] }),
      });
      expect(refusedFields(answer)).toEqual(['trip.destinations']);
      expect(readAs(Trip, await traveller.get(`/api/v1/trips/${trip.id}`))).toEqual(trip);
    });

    it('knows only trips of the caller', async () => {
      const trip = await addTrip(traveller);
      const stranger = await addTraveller(service);
      const answer = await stranger[method](`/api/v1/trips/${trip.id}`, { trip: aTrip() });
      expect(answer.status).toBe(404);
    });
  });

  describe('the rules', () => {
    it.each([
      ['no destination', [], ['trip.destinations']],
      [
        'no country',
        [{ entry_date: '2026-09-03', exit_date: '2026-09-10' }],
        ['trip.destinations.0.country_code'],
      ],
      ['an unknown country', [aDestination({ country_code: 'ZZ' })], ['trip.destinations.0.country_code']],
      ['no day of entry', [aDestination({ entry_date: undefined })], ['trip.destinations.0.entry_date']],
      ['no day of exit', [aDestination({ exit_date: null })], ['trip.destinations.0.exit_date']],
      [
        'an exit before the entry',
        [aDestination(), aDestination({ entry_date: '2026-09-10', exit_date: '2026-09-09' })],
        ['trip.destinations.1.exit_date'],
      ],
      [
        'several faults at once',
        [aDestination({ country_code: 'ZZ' }), aDestination({ entry_date: undefined })],
        ['trip.destinations.0.country_code', 'trip.destinations.1.entry_date'],
      ],
      [
        'a time that is over',
        [aDestination({ entry_date: '2026-06-01', exit_date: '2026-06-10' })],
        ['trip.destinations'],
      ],
    ])('refuse a trip with %s', async (_, destinations, fields) => {
      const answer = await traveller.post('/api/v1/trips', { trip: { ...aTrip(), destinations } });
      expect(refusedFields(answer)).toEqual(fields);
    });

    it('refuse a trip whose destinations are not even named', async () => {
      expect(refusedFields(await traveller.post('/api/v1/trips', { trip: { name: 'Nowhere' } }))).toEqual([
        'trip.destinations',
      ]);
    });

    it('let a trip begin in the past, as long as it is not over', async () => {
      const trip = await addTrip(traveller, {
        destinations: [aDestination({ entry_date: '2026-05-01', exit_date: '2026-07-01' })],
      });
      expect(trip.start).toBe('2026-05-01');
    });

    it('count a day as today until it has ended everywhere on Earth', async () => {
      const oneDay = { destinations: [aDestination({ entry_date: '2026-06-15', exit_date: '2026-06-15' })] };
      service.clock.now = new Date('2026-06-16T11:59:59Z');
      expect((await traveller.post('/api/v1/trips', { trip: oneDay })).status).toBe(200);
      service.clock.now = new Date('2026-06-16T12:00:00Z');
      expect(refusedFields(await traveller.post('/api/v1/trips', { trip: oneDay }))).toEqual([
        'trip.destinations',
      ]);
    });
  });
});
