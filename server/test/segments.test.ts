import { randomUUID } from 'node:crypto';

import { TripSegments } from '@/contract/segment';

import { addTraveller, addTrip, type Person } from './support/actors';
import { aFlight, aTrip } from './support/builders';
import { startTestService, type TestService } from './support/test-service';

describe('the segments of a trip', () => {
  let service: TestService;
  let robin: Person;
  let tripId: string;
  beforeAll(async () => {
    service = await startTestService();
  });
  beforeEach(async () => {
    robin = await addTraveller(service);
    tripId = (await addTrip(robin, aTrip())).id;
  });
  afterAll(() => service.close());

  const put = (segment: object, id: string = randomUUID()) =>
    robin.put(`/api/v2/trips/${tripId}/segments/${id}`, { segment });
  const list = async () => TripSegments.parse((await robin.get(`/api/v2/trips/${tripId}/segments`)).json());

  test('an activity is in the zone of its end where only that has a place', async () => {
    await put({
      kind: 'activity',
      start_datetime: '2026-09-02T18:40:00',
      end_datetime: '2026-09-02T20:10:00',
      end_lat: 4.7016,
      end_lng: -74.1469,
    });
    expect((await list()).activity_segments[0]).toMatchObject({
      time_zone_id: 'America/Bogota',
      start_datetime_utc: '2026-09-02T23:40:00Z',
      end_datetime_utc: '2026-09-03T01:10:00Z',
    });
  });

  test('a flight has the zones of its airports, and its instants from them', async () => {
    await put(aFlight());
    const { air_segments } = await list();
    expect(air_segments[0]).toMatchObject({
      departure_time_zone_id: 'America/Bogota',
      departure_datetime_utc: '2026-09-02T23:40:00Z',
      arrival_time_zone_id: 'Europe/Rome',
      arrival_datetime_utc: '2026-09-03T10:35:00Z',
      tickets: [],
      status: 0,
      price: null,
    });
  });

  test.each([
    ['BOG', 'FCO'],
    ['bog ', 'LIRF'],
  ])('airports tell the zone by their codes alone: %s, %s', async (origin, destination) => {
    const nowhere = { origin_lat: null, origin_lng: null, destination_lat: null, destination_lng: null };
    await put(aFlight({ ...nowhere, origin, destination }));
    const { air_segments } = await list();
    expect(air_segments[0]).toMatchObject({
      departure_time_zone_id: 'America/Bogota',
      departure_datetime_utc: '2026-09-02T23:40:00Z',
      arrival_time_zone_id: 'Europe/Rome',
      arrival_datetime_utc: '2026-09-03T10:35:00Z',
    });
  });

  test('an airport that nobody knows leaves the instant open, and what was written as it is', async () => {
    const nowhere = { origin_lat: null, origin_lng: null };
    await put(aFlight({ ...nowhere, origin: 'ZZZZ' }));
    expect((await list()).air_segments[0]).toMatchObject({
      departure_datetime: '2026-09-02T18:40:00',
      departure_time_zone_id: null,
      departure_datetime_utc: null,
    });
  });

  test('written again under the same id, it is one; as it was, it did not change', async () => {
    const id = randomUUID();
    const first = (await put(aFlight(), id)).json<{ updated_at: string }>();
    const again = (await put(aFlight(), id)).json<{ updated_at: string }>();
    expect(again.updated_at).toBe(first.updated_at);
    await put(aFlight({ departure_gate: 'B12' }), id);
    const { air_segments } = await list();
    expect(air_segments).toHaveLength(1);
    expect(air_segments[0]).toMatchObject({ id, departure_gate: 'B12' });
  });

  test('they stand in the order of travel, those without a time last', async () => {
    await put(aFlight({ flight_number: '3', departure_datetime: null, arrival_datetime: null }));
    await put(
      aFlight({ flight_number: '2', departure_datetime: '2026-09-02T23:00', arrival_datetime: null }),
    );
    // Later by the clock on the wall, and earlier.
    await put(
      aFlight({ flight_number: '1', departure_datetime: '2026-09-03T03:30Z', arrival_datetime: null }),
    );
    const { air_segments } = await list();
    expect(air_segments.map(({ flight_number }) => flight_number)).toEqual(['1', '2', '3']);
  });

  test('a change of them is told as a change of the trips', async () => {
    const revision = async () => (await robin.get('/api/v1/trips')).headers['data-revision'];
    const before = await revision();
    await put(aFlight());
    expect(await revision()).not.toBe(before);
  });

  test('what can not be is refused by its field, and nothing is kept', async () => {
    const early = await put(aFlight({ arrival_datetime: '2026-09-01T12:35:00' }));
    expect(early.status).toBe(422);
    expect(early.json()).toMatchObject({ error: { fields: [{ field: 'segment.arrival_datetime' }] } });
    const torn = await put(aFlight({ departure_datetime_utc: '2026-09-02T18:40:00Z' }));
    expect(torn.json()).toMatchObject({ error: { fields: [{ field: 'segment.departure_datetime_utc' }] } });
    expect((await list()).air_segments).toEqual([]);
  });

  test('removed, it is gone, and removing it again is no mistake', async () => {
    const id = randomUUID();
    await put(aFlight(), id);
    for (const _ of [1, 2])
      expect((await robin.delete(`/api/v2/trips/${tripId}/segments/${id}`)).status).toBe(200);
    expect((await list()).air_segments).toEqual([]);
  });

  test('nobody writes over the segment of another by its id', async () => {
    const id = randomUUID();
    await put(aFlight({ flight_number: '77' }), id);
    const other = await addTraveller(service);
    const otherTrip = await addTrip(other, aTrip());
    const path = `/api/v2/trips/${otherTrip.id}/segments/${id}`;
    expect((await other.put(path, { segment: aFlight() })).status).toBe(404);
    expect((await other.delete(path)).status).toBe(200);
    expect((await list()).air_segments[0]).toMatchObject({ id, flight_number: '77' });
  });
});
