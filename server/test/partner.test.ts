import { z } from 'zod';

import { Profile, Traveller } from '@/contract/traveller';
import { PartnerTrip } from '@/contract/trip';

import { addCompany, addTraveller, addTrip, type Person } from './support/actors';
import { aDestination, aTraveller, aTrip } from './support/builders';
import { readAs } from './support/read-as';
import { SAMPLE_MOMENT } from './support/sample-moment';
import { startTestService, type TestService } from './support/test-service';

const TRAVELLERS = '/api/v1/partner/travellers';
const TRIPS = '/api/v1/partner/trips';
const DAY_BEFORE = Date.parse('2026-06-14T00:00:00Z') / 1000;

describe('a partner company', () => {
  let service: TestService;
  let company: Person;
  beforeAll(async () => {
    service = await startTestService();
  });
  beforeEach(async () => {
    service.clock.now = new Date(SAMPLE_MOMENT);
    company = await addCompany(service);
  });
  afterAll(() => service.close());

  const list = async (query = '') => readAs(z.array(Traveller), await company.get(`${TRAVELLERS}${query}`));
  const listTrips = async (query = '') => readAs(z.array(PartnerTrip), await company.get(`${TRIPS}${query}`));

  describe('with travellers', () => {
    it('creates one, who can call at once', async () => {
      const answer = await company.post(TRAVELLERS, {
        traveller: aTraveller({ first_name: 'Ada', home_country: 'ca', language: 'en-US' }),
      });
      const traveller = readAs(Traveller, answer);
      expect(traveller).toMatchObject({
        first_name: 'Ada',
        home_country: 'CA',
        language: 'en',
        created_at: '2026-06-15T12:00:00.000Z',
        settings: { send_trip_alert_email: true, send_trip_alert_push: true, check_in_with_location: false },
      });
      const profile = await service.as(traveller.authentication_token).get('/api/v1/users/profile');
      expect(readAs(Profile, profile)).toMatchObject(traveller);
    });

    it('creates one of whom only name and e-mail are known', async () => {
      const answer = await company.post(TRAVELLERS, {
        traveller: { first_name: 'Ada', email: 'ada@example.org' },
      });
      expect(readAs(Traveller, answer)).toMatchObject({
        last_name: null,
        home_country: null,
        language: null,
      });
    });

    it('changes what it sends; the rest stays, and null empties', async () => {
      const { id } = await addTraveller(service, company.key);
      service.clock.now = new Date('2026-06-15T13:00:00Z');
      const change = async (traveller: object) =>
        readAs(Traveller, await company.patch(`${TRAVELLERS}/${id}`, { traveller }));
      expect(await change({ email: 'new@example.org', home_country: 'fr' })).toMatchObject({
        first_name: 'Robin',
        last_name: 'Example',
        email: 'new@example.org',
        home_country: 'FR',
        language: 'en',
        updated_at: '2026-06-15T13:00:00.000Z',
      });
      expect(await change({ last_name: null })).toMatchObject({ last_name: null, email: 'new@example.org' });
      expect(readAs(Traveller, await company.get(`${TRAVELLERS}/${id}`)).last_name).toBeNull();
    });

    it.each(['travellers', 'traveller'])('removes one under the spelling %s', async (spelling) => {
      const traveller = await addTraveller(service, company.key);
      await addTrip(traveller);
      expect((await traveller.get('/api/v1/trips')).status).toBe(200);

      const answer = await company.delete(`/api/v1/partner/${spelling}/${traveller.id}`);
      expect([answer.status, answer.text]).toEqual([200, '[]']);
      expect((await company.get(`${TRAVELLERS}/${traveller.id}`)).status).toBe(404);
      expect((await traveller.get('/api/v1/trips')).status).toBe(401);
      expect([await list(), await listTrips()]).toEqual([[], []]);
    });

    it('may give the e-mail of a removed traveller to a new one', async () => {
      const traveller = aTraveller();
      const first = readAs(Traveller, await company.post(TRAVELLERS, { traveller }));
      await company.delete(`${TRAVELLERS}/${first.id}`);
      const second = readAs(Traveller, await company.post(TRAVELLERS, { traveller }));
      expect(second.id).not.toBe(first.id);
    });

    it('lists those that changed since, removed ones among them', async () => {
      const [kept, changed, removed] = [
        await addTraveller(service, company.key),
        await addTraveller(service, company.key),
        await addTraveller(service, company.key),
      ];
      service.clock.now = new Date('2026-06-16T00:00:00Z');
      await company.patch(`${TRAVELLERS}/${changed.id}`, { traveller: { first_name: 'Changed' } });
      await company.delete(`${TRAVELLERS}/${removed.id}`);

      const since = SAMPLE_MOMENT.getTime() / 1000;
      const listed = new Map((await list(`?since=${since}`)).map(({ id, deleted_at }) => [id, deleted_at]));
      expect(listed).toEqual(
        new Map([
          [changed.id, undefined],
          [removed.id, '2026-06-16T00:00:00.000Z'],
        ]),
      );
      const standing = (await list()).map(({ id }) => id);
      expect(standing.sort()).toEqual([kept.id, changed.id].sort());
    });

    it('sees none of another company’s', async () => {
      const { id } = await addTraveller(service);
      const path = `${TRAVELLERS}/${id}`;
      expect((await company.get(path)).status).toBe(404);
      expect((await company.patch(path, { traveller: { first_name: 'Mine' } })).status).toBe(404);
      expect((await company.delete(path)).status).toBe(404);
      expect(await list()).toEqual([]);
    });
  });

  describe('with trips', () => {
    it('sees a trip with its travellers, in the fields of the partner view and no others', async () => {
      const traveller = await addTraveller(service, company.key);
      const { id } = await addTrip(
        traveller,
        aTrip({ destinations: [aDestination({ country_code: 'CO' })] }),
      );
      const trip = readAs(PartnerTrip, await company.get(`${TRIPS}/${id}`));
      expect(Object.keys(trip).sort()).toEqual([
        'activities',
        'company_id',
        'created_at',
        'destinations',
        'finish',
        'id',
        'start',
        'travellers',
        'trip_disease_comments',
        'trip_medication_comments',
        'trip_type',
        'trip_vaccination_comments',
        'updated_at',
      ]);
      expect(trip.company_id).toBe(company.id);
      expect(trip.trip_disease_comments.length).toBeGreaterThan(0);
      const { settings: _settings, ...person } = readAs(
        Traveller,
        await company.get(`${TRAVELLERS}/${traveller.id}`),
      );
      expect(trip.travellers).toEqual([person]);
      expect(await listTrips()).toEqual([trip]);
    });

    it('removes one, which its traveller then no longer has', async () => {
      const traveller = await addTraveller(service, company.key);
      const { id } = await addTrip(traveller);
      service.clock.now = new Date('2026-06-16T00:00:00Z');
      for (const time of ['first', 'again']) {
        const answer = await company.delete(`${TRIPS}/${id}`);
        expect([time, answer.status, answer.text]).toEqual([time, 200, '[]']);
      }
      expect((await company.get(`${TRIPS}/${id}`)).status).toBe(404);
      expect((await traveller.get(`/api/v1/trips/${id}`)).status).toBe(404);
      expect(await listTrips()).toEqual([]);
      const changed = await listTrips(`?since=${SAMPLE_MOMENT.getTime() / 1000}`);
      expect(changed).toEqual([expect.objectContaining({ id, deleted_at: '2026-06-16T00:00:00.000Z' })]);
    });

    it('still learns of the trips that went with a removed traveller', async () => {
      const traveller = await addTraveller(service, company.key);
      const { id } = await addTrip(traveller);
      await company.delete(`${TRAVELLERS}/${traveller.id}`);
      const [trip] = await listTrips(`?since=${DAY_BEFORE}`);
      expect(trip).toMatchObject({ id, deleted_at: '2026-06-15T12:00:00.000Z' });
    });

    it('sees none of another company’s', async () => {
      const { id } = await addTrip(await addTraveller(service));
      expect((await company.get(`${TRIPS}/${id}`)).status).toBe(404);
      expect((await company.delete(`${TRIPS}/${id}`)).status).toBe(404);
    });
  });
});
