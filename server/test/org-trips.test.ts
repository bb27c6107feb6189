import { randomUUID } from 'node:crypto';

import { z } from 'zod';

import { NotificationType } from '@/contract/notification-type';
import { OrgTrip, WholeOrgTrip } from '@/contract/org-trip';
import { TripSegments } from '@/contract/segment';
import { PartnerTrip } from '@/contract/trip';

import { addCompany, addTraveller, addTrip } from './support/actors';
import { anOrgTrip, aTrip } from './support/builders';
import { FLIGHT, HOTEL, setOrgTripStage, stay, type OrgTripStage } from './support/org-trip-stage';
import { readAs } from './support/read-as';
import { readLinks } from './support/read-links';
import { startTestService, type TestService } from './support/test-service';

describe('a trip that a company plans', () => {
  let service: TestService;
  let stage: OrgTripStage;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    stage = await setOrgTripStage(service);
  });

  it('comes back with all that was written, and its segments', async () => {
    const destination = {
      ...stay('co', '2026-09-03', '2026-09-10'),
      friendly_name: 'Bogotá',
      lat: 4.7,
      lng: -74.1,
    };
    const trip = await stage.plan({
      name: 'Visit',
      external_id: 'erp-7',
      activities: [28, 10, 28],
      start: '2026-09-02',
      finish: 1_789_084_800,
      destinations: [destination],
      air_segments: [FLIGHT],
      hotel_segments: [HOTEL],
    });
    expect(trip).toMatchObject({
      name: 'Visit',
      external_id: 'erp-7',
      trip_type: 1,
      activities: [28, 10],
      start: '2026-09-02T00:00:00.000Z',
      finish: '2026-09-11T00:00:00.000Z',
      read: false,
      muted: false,
      deleted_at: null,
      settings: {},
      company_name: 'Another Company',
      destinations: [
        {
          entry_date: '2026-09-03T00:00:00.000Z',
          exit_date: '2026-09-10T00:00:00.000Z',
          friendly_name: 'Bogotá',
          lat: 4.7,
          lng: -74.1,
          type: 1,
        },
      ],
      air_segments: [{ flight_number: '12', departure_datetime_utc: '2026-09-02T23:40:00Z' }],
      hotel_segments: [{ hotel_name: 'Albergo' }],
      rail_segments: [],
    });
    expect(trip.travellers.map(({ id }) => id)).toEqual([stage.ada.id, stage.ben.id].sort());
    expect(trip.travellers[0]?.email).toContain('@example.org');
    expect(await stage.read(trip.id)).toEqual(trip);
  });

  it('takes a place as a location, a name alone, a region, and the id of a country', async () => {
    const days = { entry_date: '2026-09-03', exit_date: '2026-09-10' };
    const { destinations: known } = await stage.plan();
    const { destinations } = await stage.plan({
      destinations: [
        { ...days, country_id: known[0]?.country_id, location: { latitude: 45.4, longitude: 9.2 } },
        { ...days, country_id: 'IT', friendly_name: 'Milano' },
        { ...days, country_id: 'IT', friendly_name: 'Toscana', type: 2 },
        { ...days, country_id: 'IT' },
      ],
    });
    expect(destinations).toMatchObject([
      { friendly_name: 'Italy', lat: 45.4, lng: 9.2, type: 1 },
      { friendly_name: 'Milano', lat: null, lng: null, type: 1 },
      { friendly_name: 'Toscana', type: 2 },
      { friendly_name: null, type: 0 },
    ]);
  });

  it('is a trip of each of its travellers like any other, and of nobody else', async () => {
    const eve = await addTraveller(service, stage.company.key);
    const { id } = await stage.plan({ air_segments: [FLIGHT] });
    for (const person of [stage.ada, stage.ben]) {
      expect(await stage.tripsOf(person)).toMatchObject([{ id, user_id: person.id, name: 'Late summer' }]);
      const segments = readAs(TripSegments, await person.get(`/api/v2/trips/${id}/segments`));
      expect(segments.air_segments).toHaveLength(1);
    }
    expect(await stage.tripsOf(eve)).toEqual([]);
    const listed = readAs(z.array(PartnerTrip), await stage.company.get('/api/v1/partner/trips'));
    expect(listed.map((trip) => trip.id)).toContain(id);
  });

  it('is told to each of its travellers once, in their language', async () => {
    const { id } = await stage.plan();
    expect(await stage.inboxOf(stage.ada)).toMatchObject([
      {
        type: NotificationType.NewTripByCompany,
        title: 'Neue Reise',
        body: 'Ihre Firma hat eine Reise für Sie geplant.',
        data: { trip_id: id },
      },
    ]);
    expect(await stage.inboxOf(stage.ben)).toMatchObject([
      { type: 30, title: 'New trip', data: { trip_id: id } },
    ]);
  });

  it('is made once, however often the same request comes', async () => {
    const trip = anOrgTrip({ traveller_ids: [stage.ada.id], air_segments: [FLIGHT] });
    const headers = { 'idempotency-key': randomUUID() };
    const [first, again] = [await stage.post(trip, headers), await stage.post(trip, headers)];
    expect(again.text).toBe(first.text);
    expect(await stage.tripsOf(stage.ada)).toHaveLength(1);
    expect(await stage.inboxOf(stage.ada)).toHaveLength(1);
  });

  it('is listed with those that travellers made, in pages, without segments', async () => {
    const other = await addCompany(service);
    const mine = readAs(
      WholeOrgTrip,
      await service.as(other.key).post(`/api/v2/org/${other.id}/trips`, {
        trip: anOrgTrip({ traveller_ids: [(await addTraveller(service, other.key)).id] }),
      }),
    );
    stage.later();
    const own = await addTrip(await addTraveller(service, other.key), aTrip());
    const list = await service.as(other.key).get(`/api/v2/org/${other.id}/trips?per_page=1`);
    expect(list.headers).toMatchObject({ 'total-count': '2', 'total-pages': '2' });
    const rest = await service.as(other.key).get(readLinks(list).next ?? '');
    const trips = [...list.json<object[]>(), ...rest.json<object[]>()];
    expect(
      z
        .array(OrgTrip.strict())
        .parse(trips)
        .map(({ id }) => id),
    ).toEqual([mine.id, own.id]);
  });

  it('is nobody’s business but the company’s', async () => {
    const { id } = await stage.plan();
    const other = await addCompany(service);
    const theirs = `/api/v2/org/${other.id}/trips/${id}`;
    const body = { trip: anOrgTrip({ traveller_ids: undefined }) };
    const answers = [
      await other.get(theirs),
      await other.patch(theirs, body),
      await other.put(theirs, body),
      await other.delete(theirs),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await other.get(stage.path(`/${id}`))).status).toBe(403);
    expect((await stage.ada.get(stage.path(`/${id}`))).status).toBe(401);
  });
});
