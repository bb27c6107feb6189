import { randomUUID } from 'node:crypto';

import type { FlightStatus } from '@/contract/flight-status';
import { NotificationType } from '@/contract/notification-type';
import { SegmentStatus, TripSegments } from '@/contract/segment';

import { addTraveller, addTrip, refusedFields, type Person } from './support/actors';
import { aFlight, aTraveller, aTrip } from './support/builders';
import { aFlightStatus, tellOfFlight } from './support/publishing';
import { startTestService, type TestService } from './support/test-service';

const Type = NotificationType;

describe('what is told of a flight', () => {
  let service: TestService;
  let robin: Person;
  let tripId: string;
  let segmentId: string;
  beforeAll(async () => {
    service = await startTestService();
  });
  beforeEach(async () => {
    await service.database.query('delete from flight_statuses');
    await service.database.query(`delete from travellers where email like 'robin.%'`);
    await service.database.query('delete from notifications where traveller_id is null');
    robin = await addTraveller(service);
    tripId = (await addTrip(robin, aTrip())).id;
    segmentId = randomUUID();
    await put(robin, tripId, aFlight(), segmentId);
  });
  afterAll(() => service.close());

  const put = (traveller: Person, trip: string, segment: object, id: string = randomUUID()) =>
    traveller.put(`/api/v2/trips/${trip}/segments/${id}`, { segment });
  const tell = (facts: Parameters<typeof tellOfFlight>[1]) => tellOfFlight(service, facts);
  const readFlight = async () => {
    const answer = await robin.get(`/api/v2/trips/${tripId}/segments`);
    return TripSegments.parse(answer.json()).air_segments[0];
  };
  const heard = async (traveller: Person = robin) => {
    const rows = await service.database.query<{ type: number; title: string; body: string }>(
      'select type, title, body from notifications where traveller_id = $1 order by created_at, type',
      [traveller.id],
    );
    return rows.map(({ type, title, body }) => [type, title, body]);
  };

  it('is read with every segment of that flight, in local time', async () => {
    await tell({ estimated_departure: '2026-09-03T00:25:00Z', departure_gate: 'A4', baggage_claim: '7' });
    expect(await readFlight()).toMatchObject({
      departure_datetime: '2026-09-02T18:40:00',
      estimated_departure: '2026-09-02T19:25:00',
      estimated_departure_utc: '2026-09-03T00:25:00Z',
      departure_gate: 'A4',
      baggage_claim: '7',
      status: SegmentStatus.Delayed,
    });
    await tell({ cancelled: true });
    expect(await readFlight()).toMatchObject({ status: SegmentStatus.Deleted });
  });

  it('stays when the traveller writes the segment again, and is there for one that is written later', async () => {
    await tell({ departure_gate: 'A4' });
    const again = await put(robin, tripId, aFlight({ seats: ['12A'] }), segmentId);
    expect(again.json()).toMatchObject({ departure_gate: 'A4', seats: ['12A'] });
    const later = await put(robin, tripId, aFlight({ confirmation_no: 'LATER' }));
    expect(later.json()).toMatchObject({ departure_gate: 'A4' });
  });

  it.each([
    ['the number with its airline', { flight_number: 'XA 0012', iata_code: null }, {}],
    [
      'codes of three and four letters',
      { iata_code: 'AV', flight_number: '12' },
      { carrier: 'AVA', origin: 'SKBO' },
    ],
    ['no airport', { origin: null }, {}],
  ])('finds its segment by %s', async (_, segment, status) => {
    await put(robin, tripId, aFlight(segment), segmentId);
    await tell({ ...status, departure_gate: 'A4' });
    expect(await readFlight()).toMatchObject({ departure_gate: 'A4' });
  });

  it.each([
    ['another day', { departure_datetime: '2026-09-03T18:40:00', arrival_datetime: '2026-09-04T12:35:00' }],
    ['another number', { flight_number: '120' }],
    ['another airport', { origin: 'MDE' }],
    ['no number', { flight_number: null }],
  ])('leaves one alone that has %s', async (_, segment) => {
    await put(robin, tripId, aFlight(segment), segmentId);
    await tell({ departure_gate: 'A4' });
    expect(await readFlight()).toMatchObject({ departure_gate: null });
    expect(await heard()).toEqual([]);
  });

  it('is heard once for each change, in words', async () => {
    await tell({ departure_gate: 'A4' });
    await tell({ departure_gate: 'A4' });
    service.clock.now = new Date(service.clock.now.getTime() + 60_000);
    await tell({ departure_gate: 'B12' });
    expect(await heard()).toEqual([
      [Type.DepartureGateChange, 'Flight XA 12', 'Gate A4'],
      [Type.DepartureGateChange, 'Flight XA 12', 'Gate B12, was A4'],
    ]);
  });

  it('says what was booked where nothing was told before, and is no news to who booked just that', async () => {
    await put(robin, tripId, aFlight({ departure_gate: 'A4', departure_terminal: '1' }), segmentId);
    const other = await addTraveller(service);
    await put(other, (await addTrip(other, aTrip())).id, aFlight({ departure_gate: ' b12 ' }));
    const third = await addTraveller(service);
    await put(third, (await addTrip(third, aTrip())).id, aFlight());
    await tell({ departure_gate: 'B12', departure_terminal: '1' });
    const gate = (words: string) => [Type.DepartureGateChange, 'Flight XA 12', words];
    const terminal = [Type.DepartureTerminalChange, 'Flight XA 12', 'Terminal 1'];
    expect(await heard()).toEqual([gate('Gate B12, was A4')]);
    expect(await heard(other)).toEqual([terminal]);
    expect(await heard(third)).toEqual([gate('Gate B12'), terminal]);
    service.clock.now = new Date(service.clock.now.getTime() + 60_000);
    await tell({ departure_gate: 'A4' });
    for (const traveller of [robin, other, third])
      expect((await heard(traveller)).at(-1)).toEqual(gate('Gate A4, was B12'));
  });

  it('is told of a delay again only when it has grown by a quarter of an hour', async () => {
    const planned = Date.parse('2026-09-02T23:40:00Z');
    for (const late of [5, 25, 35, 70, 50, 80]) {
      service.clock.now = new Date(service.clock.now.getTime() + 60_000);
      await tell({ estimated_departure: new Date(planned + late * 60_000).toISOString() });
    }
    expect((await heard()).map(([, title, body]) => [title, body])).toEqual([
      ['Flight XA 12 is 25 minutes late', 'It now leaves at 19:05.'],
      ['Flight XA 12 is 1 h 10 min late', 'It now leaves at 19:50.'],
    ]);
  });

  it('says a long delay in hours and minutes, in the language of each, of the flight and of its airport', async () => {
    const kim = await addTraveller(service, 'demo-company', aTraveller({ language: 'de' }));
    await put(kim, (await addTrip(kim, aTrip())).id, aFlight());
    await tell({
      estimated_departure: '2026-09-03T01:34:00Z',
      airport_delays: [{ airport_code: 'BOG', delay_minutes: 120 }],
    });
    expect(await heard(kim)).toEqual([
      [Type.FlightDelayed, 'Flug XA 12 hat 1 Std. 54 Min. Verspätung', 'Er geht jetzt um 20:34.'],
      [
        Type.AirportDelayed,
        'Verspätungen in BOG',
        'Flüge haben etwa 2 Std. Verspätung, vielleicht auch XA 12.',
      ],
    ]);
  });

  it('comes in any order: what was known later stays, and is not told again', async () => {
    const at = (minute: number) => ({ told_at: `2026-09-02T20:0${minute}:00Z` });
    await tell({ ...at(3), departure_gate: 'B12', departure_terminal: '1' });
    await tell({ ...at(1), departure_gate: 'A4', arrival_gate: '9' });
    expect(await readFlight()).toMatchObject({
      departure_gate: 'B12',
      departure_terminal: '1',
      arrival_gate: '9',
    });
    expect((await heard()).map(([type]) => type)).toEqual([
      Type.ArrivalGateChange,
      Type.DepartureGateChange,
      Type.DepartureTerminalChange,
    ]);
  });

  it('is taken back by null, and says that a cancelled flight goes after all', async () => {
    await tell({ departure_gate: 'A4' });
    await tell({ departure_gate: null, told_at: '2026-12-01T00:00:00Z' });
    expect(await readFlight()).toMatchObject({ departure_gate: null });
    await tell({ cancelled: true });
    const known: FlightStatus = await tell({ cancelled: false, told_at: '2026-12-01T00:00:00Z' });
    expect(known).toMatchObject({ carrier: 'XA', flight_number: '12', origin: 'BOG', cancelled: false });
    const titles = (await heard()).map(([, title]) => title);
    expect(titles).toEqual(
      expect.arrayContaining(['Flight XA 12 is cancelled', 'Flight XA 12 goes after all']),
    );
  });

  it('reaches each traveller once, however often they booked it, and without a sound where the trip is muted', async () => {
    await put(robin, (await addTrip(robin, aTrip())).id, aFlight());
    const quiet = await addTraveller(service);
    const muted = await addTrip(quiet, aTrip());
    await quiet.put(`/api/v1/trips/${muted.id}/change_trip_settings`, { trip: { muted: true } });
    await put(quiet, muted.id, aFlight());
    await tell({ departure_gate: 'A4' });
    expect(await heard()).toHaveLength(1);
    expect(await heard(quiet)).toEqual([]);
    const answer = await quiet.get(`/api/v2/trips/${muted.id}/segments`);
    expect(TripSegments.parse(answer.json()).air_segments[0]).toMatchObject({ departure_gate: 'A4' });
  });

  it('tells those of the company who watch over travels of delays and cancellations', async () => {
    const countBy = async () => {
      const rows = await service.database.query<{ type: number; body: string }>(
        'select type, body from notifications where traveller_id is null and type between 300 and 306 order by type',
      );
      return rows.map(({ type, body }) => [type, body]);
    };
    await tell({ estimated_departure: '2026-09-03T00:40:00Z' });
    await tell({ cancelled: true });
    expect(await countBy()).toEqual([
      [Type.MonitorFlightDelayed, 'Robin Example is on this flight.'],
      [Type.MonitorFlightCancelled, 'Robin Example is on this flight.'],
    ]);
  });

  it('names the field that can not be read', async () => {
    const refused = async (fields: object) =>
      refusedFields(
        await service
          .as('demo-publisher')
          .post('/api/v2/publishing/flight_statuses', { flight_status: { ...aFlightStatus(), ...fields } }),
      );
    expect(await refused({ carrier: '12' })).toEqual(['flight_status.carrier']);
    expect(await refused({ flight_number: 'XA12' })).toEqual(['flight_status.flight_number']);
    expect(await refused({ origin: 'Bogotá' })).toEqual(['flight_status.origin']);
    expect(await refused({ scheduled_departure: '2026-09-02T18:40:00' })).toEqual([
      'flight_status.scheduled_departure',
    ]);
    expect(await refused({ departure_gate: ' ' })).toEqual(['flight_status.departure_gate']);
  });
});
