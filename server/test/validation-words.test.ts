import { ServiceError, type FieldError } from '@/contract/service-error';

import { aCheckIn, aDestination, aDevice, aTraveller, aTrip } from './support/builders';
import { startTestService, type Answer, type TestService } from './support/test-service';

describe('what the service says when it refuses', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.close());

  function fieldsOf(answer: Answer): FieldError[] {
    expect(answer.status).toBe(422);
    const { error } = ServiceError.parse(answer.json());
    expect(error).toMatchObject({ code: 'invalid', message: 'Some fields need correcting.' });
    return error.fields ?? [];
  }

  function expectRefusal(answer: Answer, status: number, code: string, message: string): void {
    expect(answer.status).toBe(status);
    expect(answer.json()).toEqual({ error: { code, message } });
  }

  describe('about fields', () => {
    it('names each wrong field of a trip once', async () => {
      const trip = {
        name: 'x'.repeat(201),
        trip_type: 7,
        activities: [3, 29],
        destinations: [
          { entry_date: 'soon', exit_date: '2026-02-30' },
          { country_code: 'ITA', destination_locations: [{ friendly_name: 4, latitude: 91 }] },
          'Rome',
        ],
      };
      expect(fieldsOf(await service.as('demo-traveller').post('/api/v1/trips', { trip }))).toEqual([
        { field: 'trip.name', message: 'must be at most 200 characters long' },
        { field: 'trip.trip_type', message: 'must be 0 (holiday), 1 (business) or 2 (other)' },
        { field: 'trip.activities.1', message: 'must be an activity from 0 to 28' },
        {
          field: 'trip.destinations.0.entry_date',
          message: 'must be a day such as 2026-11-20, or Unix seconds',
        },
        {
          field: 'trip.destinations.0.exit_date',
          message: 'must be a day such as 2026-11-20, or Unix seconds',
        },
        { field: 'trip.destinations.0.country_code', message: 'is needed' },
        { field: 'trip.destinations.1.country_code', message: 'must be a country code of two letters' },
        { field: 'trip.destinations.1.destination_locations.0.friendly_name', message: 'must be text' },
        { field: 'trip.destinations.1.destination_locations.0.latitude', message: 'must be at most 90' },
        { field: 'trip.destinations.1.destination_locations.0.longitude', message: 'is needed' },
        { field: 'trip.destinations.2', message: 'must be an object' },
      ]);
    });

    it.each([
      [[], [['trip.destinations', 'a trip needs at least one destination']]],
      [
        [aDestination({ country_code: 'XX', entry_date: null, exit_date: null })],
        [
          ['trip.destinations.0.country_code', 'is not a country known here'],
          ['trip.destinations.0.entry_date', 'say on which day this destination begins'],
          ['trip.destinations.0.exit_date', 'say on which day this destination ends'],
        ],
      ],
      [
        [aDestination(), aDestination({ exit_date: '2026-09-02' })],
        [['trip.destinations.1.exit_date', 'must not be before the day of entry']],
      ],
      [
        [aDestination({ entry_date: '2026-01-01', exit_date: '2026-06-13' })],
        [['trip.destinations', 'a trip must not both start and finish in the past']],
      ],
    ])('explains which rule of trips was broken: %j', async (destinations, expected) => {
      const answer = await service
        .as('demo-traveller')
        .post('/api/v1/trips', { trip: aTrip({ destinations }) });
      expect(fieldsOf(answer).map(({ field, message }) => [field, message])).toEqual(expected);
    });

    it('names each wrong field of a traveller once', async () => {
      const company = service.as('demo-company');
      const traveller = {
        last_name: 5,
        email: 'robin at home',
        home_country: 'Canada',
        language: 'English!',
      };
      expect(fieldsOf(await company.post('/api/v1/partner/travellers', { traveller }))).toEqual([
        { field: 'traveller.first_name', message: 'is needed' },
        { field: 'traveller.last_name', message: 'must be text' },
        { field: 'traveller.email', message: 'must be a valid e-mail address' },
        { field: 'traveller.home_country', message: 'must be a country code of two letters' },
        { field: 'traveller.language', message: 'must be a language code such as "en"' },
      ]);
      const taken = aTraveller({ first_name: '  ', email: 'Demo-Traveller@example.org' });
      expect(fieldsOf(await company.post('/api/v1/partner/travellers', { traveller: taken }))).toEqual([
        { field: 'traveller.first_name', message: 'must not be empty' },
      ]);
      const named = { ...taken, first_name: 'Robin\0' };
      expect(fieldsOf(await company.post('/api/v1/partner/travellers', { traveller: named }))).toEqual([
        { field: 'traveller.first_name', message: 'contains characters that can not be stored' },
      ]);
      const whole = { ...taken, first_name: 'Robin' };
      expect(fieldsOf(await company.post('/api/v1/partner/travellers', { traveller: whole }))).toEqual([
        { field: 'traveller.email', message: 'belongs to another traveller of this company' },
      ]);
    });

    it('names each wrong field of a device once', async () => {
      const traveller = service.as('demo-traveller');
      const device = {
        ...aDevice(),
        uuid: undefined,
        token: 7,
        platform: 'windows',
        processorCount: '99999999999',
      };
      expect(fieldsOf(await traveller.post('/api/v1/users/add_device', { device }))).toEqual([
        { field: 'device.uuid', message: 'is needed' },
        { field: 'device.platform', message: 'must be "ios" or "android"' },
        { field: 'device.token', message: 'must be text' },
        { field: 'device.processorCount', message: 'must be from 0 to 100000' },
      ]);
    });

    it('names each wrong field of a check-in once', async () => {
      const traveller = service.as('demo-traveller');
      const checkIn = { latitude: -91, longitude: '10', status: 3, checkin_at: 'noon', country_code: '' };
      expect(fieldsOf(await traveller.post('/api/v2/check_ins', { check_in: checkIn }))).toEqual([
        { field: 'check_in.latitude', message: 'must be at least -90' },
        { field: 'check_in.longitude', message: 'must be a number' },
        { field: 'check_in.status', message: 'must be 0 (unreported), 1 (safe) or 2 (help)' },
        { field: 'check_in.country_code', message: 'must be a country code of two letters' },
        { field: 'check_in.checkin_at', message: 'must be an ISO 8601 datetime or Unix seconds' },
        { field: 'check_in.device_token', message: 'is needed' },
      ]);
      const half = aCheckIn({ longitude: undefined });
      expect(fieldsOf(await traveller.post('/api/v2/check_ins', { check_in: half }))).toEqual([
        { field: 'check_in.longitude', message: 'latitude and longitude belong together: send both or none' },
      ]);
      expect(fieldsOf(await traveller.post('/api/v1/users/check_in'))).toEqual([
        { field: 'body', message: 'is needed' },
      ]);
    });

    it('names a query by its name', async () => {
      const answer = await service
        .as('demo-company')
        .get('/api/v1/partner/trips?page=0&per_page=101&since=-1');
      expect(fieldsOf(answer)).toEqual([
        { field: 'page', message: 'must be at least 1' },
        { field: 'per_page', message: 'must be at most 100' },
        { field: 'since', message: 'must not be negative' },
      ]);
    });
  });

  it('400: a body that is not JSON, an address that can not be read', async () => {
    const answer = await service
      .as('demo-traveller')
      .post('/api/v1/trips', '{"trip":', { 'content-type': 'application/json' });
    expectRefusal(answer, 400, 'malformed', 'The request is not well formed: its body must be valid JSON.');
    const unreadable = await service.as('demo-traveller').get('/api/v1/trips/%ff');
    expectRefusal(unreadable, 400, 'malformed', 'The address is not well formed.');
  });

  it('404: nothing at this address, nothing of this name', async () => {
    const traveller = service.as('demo-traveller');
    expectRefusal(
      await traveller.get('/api/v1/voyages'),
      404,
      'not-found',
      'There is nothing at this address.',
    );
    expectRefusal(await traveller.get('/api/v1/trips/first'), 404, 'not-found', 'There is no such trip.');
    expectRefusal(
      await traveller.get(`/api/v1/trips/${'a'.repeat(301)}`),
      404,
      'not-found',
      'There is nothing at this address.',
    );
  });

  it('405: with the methods that the address takes', async () => {
    const answer = await service.as('demo-traveller').delete('/api/v1/trips');
    expectRefusal(answer, 405, 'method-not-allowed', 'This address takes GET, HEAD, POST.');
    expect(answer.headers.allow).toBe('GET, HEAD, POST');
  });

  it('406: another form than JSON', async () => {
    const answer = await service.as('demo-traveller').get('/api/v1/trips', { accept: 'text/html' });
    expectRefusal(answer, 406, 'not-acceptable', 'Answers come as application/json only.');
  });

  it('413: too much at once', async () => {
    const trip = aTrip({ name: 'x'.repeat(300_000) });
    const answer = await service.as('demo-traveller').post('/api/v1/trips', { trip });
    expectRefusal(answer, 413, 'too-large', 'The request is too large.');
  });

  it('415: a body of another kind', async () => {
    const answer = await service
      .as('demo-traveller')
      .post('/api/v1/trips', 'trip=Rome', { 'content-type': 'application/x-www-form-urlencoded' });
    expectRefusal(answer, 415, 'unsupported-media-type', 'Send the body as application/json.');
  });
});
