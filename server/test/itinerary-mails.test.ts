import type { ItineraryMail } from '@/contract/itinerary-mail';
import { NotificationType } from '@/contract/notification-type';
import { SegmentStatus, TripSegments } from '@/contract/segment';
import type { Trip } from '@/contract/trip';

import { aPassFile } from '../../__tests__/support/booking-files';
import { toMail } from '../../src/domain/booking-file/to-mail';
import { addCompany, addTraveller, addTrip, refusedFields, type Person } from './support/actors';
import { aDestination, anOrgTrip, aTrip } from './support/builders';
import { COMPANY_ID } from '../src/sample/sample-callers';
import {
  aBookingMail,
  aCalendar,
  aFlightBack,
  aFlightReservation,
  aHotelReservation,
  aMail,
} from './support/booking-mails';
import { listEvents } from './support/recorded-events';
import { getMail, postMail, sendMail } from './support/sent-mails';
import { startServiceAtWork, type ServiceAtWork } from './support/service-at-work';

const CANCELLED = { reservationStatus: 'http://schema.org/ReservationCancelled' };

describe('a mail with bookings', () => {
  let service: ServiceAtWork;
  let robin: Person;
  beforeAll(async () => {
    service = await startServiceAtWork();
  });
  beforeEach(async () => {
    await service.database.query(`delete from travellers where email like 'robin.%'`);
    robin = await addTraveller(service);
  });
  afterAll(() => service.close());

  const send = (mail: Buffer, by: Person = robin) => sendMail(service, by, mail);
  const outcome = ({ status, segments, not_understood }: ItineraryMail) => ({
    status,
    segments: segments.map(({ kind, action }) => `${kind} ${action}`),
    unread: not_understood.map(({ what, reason }) => `${what} ${reason}`),
  });
  const listTrips = async (by: Person = robin) => (await by.get('/api/v1/trips')).json<Trip[]>();
  const segmentsOf = async (tripId: string, by: Person = robin) =>
    TripSegments.parse((await by.get(`/api/v2/trips/${tripId}/segments`)).json());
  const heard = async () => {
    const { database } = service;
    return database.query<{ type: number; data: object }>(
      `select type, data from notifications where traveller_id = $1 order by created_at`,
      [robin.id],
    );
  };
  const inColombia = (entry_date = '2026-09-01', exit_date = '2026-09-30') =>
    aTrip({ destinations: [aDestination({ country_code: 'CO', entry_date, exit_date })] });

  it('waits, and is then read into a new trip that leads where its bookings lead', async () => {
    const answer = await postMail(
      robin,
      aBookingMail(aFlightReservation(), aFlightBack(), aHotelReservation()),
    );
    expect(answer.status).toBe(202);
    const { id } = answer.json<{ id: string }>();
    expect(outcome(await getMail(robin, id))).toEqual({ status: 'waiting', segments: [], unread: [] });
    await service.background.run();
    const mail = await getMail(robin, id);
    expect(outcome(mail)).toEqual({
      status: 'read',
      segments: ['air added', 'air added', 'hotel added'],
      unread: [],
    });
    const [trip, ...others] = await listTrips();
    expect(others).toEqual([]);
    expect(trip?.destinations).toMatchObject([
      { country_code: 'CO', departure_date: '2026-09-02', return_date: '2026-09-23' },
    ]);
    const { air_segments, hotel_segments } = await segmentsOf(trip?.id ?? '');
    expect(air_segments).toMatchObject([
      {
        id: mail.segments[0]?.segment_id,
        source: 'email',
        departure_datetime_utc: '2026-09-02T11:30:00Z',
        departure_time_zone_id: 'Europe/Berlin',
        arrival_time_zone_id: 'America/Bogota',
        destination_country: 'CO',
      },
      { flight_number: '543' },
    ]);
    expect(hotel_segments).toMatchObject([{ time_zone_id: 'America/Bogota', checkin_date: '2026-09-03' }]);
  });

  it('may be no more than a wallet’s pass, which changes the booking that it is for', async () => {
    await send(aBookingMail(aFlightReservation()));
    const [trip] = await listTrips();
    const pass = aPassFile({
      boardingPass: { transitType: 'PKTransitTypeAir' },
      semantics: {
        confirmationNumber: 'RXJ34P',
        airlineCode: 'LH',
        flightNumber: 542,
        departureAirportCode: 'FRA',
        destinationAirportCode: 'BOG',
        departureGate: 'Z50',
        originalDepartureDate: '2026-09-02T13:30+02:00',
      },
    });
    const file = Buffer.from(toMail({ kind: 'pass', name: 'Flug.pkpass', bytes: pass }));
    expect(outcome(await send(file))).toEqual({ status: 'read', segments: ['air updated'], unread: [] });
    const { air_segments } = await segmentsOf(trip?.id ?? '');
    expect(air_segments).toMatchObject([{ departure_gate: 'Z50', seats: ['9A'], airline: 'Lufthansa' }]);
    expect(await listTrips()).toHaveLength(1);
  });

  it('is told of once, with whether bookings were found', async () => {
    await send(aBookingMail(aFlightReservation()));
    await send(aMail({ html: '<p>Hello</p>' }));
    expect(await heard()).toEqual([
      { type: NotificationType.ItineraryParsed, data: { success: true } },
      { type: NotificationType.ItineraryParsed, data: { success: false } },
    ]);
    await service.background.runAfter(11);
    expect(await heard()).toHaveLength(2);
  });

  it('is said to take longer where it still waits after ten minutes', async () => {
    const { id } = (await postMail(robin, aBookingMail(aFlightReservation()))).json<{ id: string }>();
    await service.database.query(`update jobs set due_at = 'infinity' where kind = 'read-itinerary-mail'`);
    await service.background.runAfter(9);
    expect(await heard()).toEqual([]);
    await service.background.runAfter(2);
    expect(await heard()).toEqual([{ type: NotificationType.DelayedItineraryParsing, data: {} }]);
    await service.database.query(`update jobs set due_at = $1 where kind = 'read-itinerary-mail'`, [
      service.clock.now,
    ]);
    await service.background.run();
    expect((await getMail(robin, id)).status).toBe('read');
  });

  it('goes into the trip at its time and place', async () => {
    await addTrip(robin, aTrip());
    const there = await addTrip(robin, inColombia());
    await addTrip(robin, inColombia('2026-12-01', '2026-12-10'));
    const { segments } = await send(aBookingMail(aHotelReservation()));
    expect(segments).toMatchObject([{ trip_id: there.id, action: 'added' }]);
    expect(await listTrips()).toHaveLength(3);
    const events = await listEvents(service.database, robin.id);
    expect(events.map(({ kind }) => kind)).toContain('trip-changed');
  });

  it('goes into the one trip of its days where it tells no place, and into none where there are two', async () => {
    const there = await addTrip(robin, inColombia());
    const calendar = aCalendar().replace(/GEO.*\r\n/, '');
    const first = await send(aMail({ calendar }));
    expect(first.segments).toMatchObject([{ trip_id: there.id, kind: 'activity' }]);
    await addTrip(robin, aTrip());
    const second = await send(aMail({ calendar: calendar.replace('table-7', 'table-8') }));
    expect(outcome(second)).toEqual({
      status: 'not_understood',
      segments: [],
      unread: ['activity no_country'],
    });
  });

  it('changes the booking that it tells of again, at another time too, and not what its traveller added', async () => {
    const { segments } = await send(aBookingMail(aFlightReservation(), aFlightBack()));
    expect(outcome(await send(aBookingMail(aFlightReservation())))).toMatchObject({
      segments: ['air unchanged'],
    });
    const [first] = segments;
    const path = `/api/v2/trips/${first?.trip_id}/segments/${first?.segment_id}`;
    const [stored] = (await segmentsOf(first?.trip_id ?? '')).air_segments;
    await robin.put(path, { segment: { kind: 'air', ...stored, fare_basis_code: 'MINE' } });
    const later = {
      departureTime: '2026-09-03T13:30:00+02:00',
      arrivalTime: '2026-09-03T18:05:00-05:00',
      flightNumber: 'LH 0542',
    };
    const again = await send(aBookingMail(aFlightReservation({ flight: later, airplaneSeat: '31K' })));
    expect(again.segments).toEqual([{ ...first, action: 'updated' }]);
    const { air_segments } = await segmentsOf(first?.trip_id ?? '');
    expect(air_segments).toMatchObject([
      {
        departure_datetime: '2026-09-03T13:30:00',
        departure_datetime_utc: '2026-09-03T11:30:00Z',
        seats: ['31K'],
        fare_basis_code: 'MINE',
      },
      { flight_number: '543' },
    ]);
    expect(await listTrips()).toHaveLength(1);
  });

  it('is another booking with another number, beside the same trip', async () => {
    await send(aBookingMail(aHotelReservation()));
    const other = await send(aBookingMail(aHotelReservation({ reservationNumber: 'H-4712' })));
    expect(outcome(other)).toMatchObject({ segments: ['hotel added'] });
    expect(await listTrips()).toHaveLength(1);
  });

  it('cancels one leg, or by the number alone the whole booking; and confirms it again', async () => {
    await send(aBookingMail(aFlightReservation(), aFlightBack(), aHotelReservation()));
    expect(outcome(await send(aBookingMail(aFlightBack(CANCELLED))))).toMatchObject({
      status: 'read',
      segments: ['air cancelled'],
    });
    const [trip] = await listTrips();
    const statuses = async () => (await segmentsOf(trip?.id ?? '')).air_segments.map(({ status }) => status);
    expect(await statuses()).toEqual([SegmentStatus.Active, SegmentStatus.Deleted]);
    const whole = { '@type': 'FlightReservation', reservationNumber: 'rxj34p', ...CANCELLED };
    expect(outcome(await send(aBookingMail(whole)))).toMatchObject({
      segments: ['air cancelled', 'air unchanged'],
    });
    expect((await segmentsOf(trip?.id ?? '')).hotel_segments).toMatchObject([
      { status: SegmentStatus.Active },
    ]);
    await send(aBookingMail(aFlightBack()));
    expect(await statuses()).toEqual([SegmentStatus.Deleted, SegmentStatus.Active]);
  });

  it('changes and cancels the event of a calendar by its own id', async () => {
    await addTrip(robin, inColombia());
    await send(aMail({ calendar: aCalendar() }));
    const moved = aCalendar().replace('0904T190000', '0905T190000').replace('0904T213000', '0905T213000');
    expect(outcome(await send(aMail({ calendar: moved })))).toMatchObject({ segments: ['activity updated'] });
    const cancelled = await send(aMail({ calendar: aCalendar('STATUS:CANCELLED') }));
    expect(outcome(cancelled)).toMatchObject({ segments: ['activity cancelled'] });
  });

  it.each([
    [
      'what it cancels without anybody knowing of it',
      aBookingMail(aFlightReservation(CANCELLED)),
      'air nothing_to_cancel',
    ],
    [
      'times that clocks there do not show',
      aBookingMail(aFlightReservation({ flight: { departureTime: '2026-09-02T13:30:00-09:00' } })),
      'air contradictory',
    ],
    [
      'what was over long ago',
      aBookingMail(aHotelReservation({ checkinTime: '2020-01-01', checkoutTime: '2020-01-03' })),
      'hotel in_the_past',
    ],
    [
      'a place that is nowhere',
      aBookingMail(aHotelReservation({ reservationFor: { name: 'Hotel Sol' } })),
      'hotel no_country',
    ],
  ])('is kept for a person, and tells %s', async (_, message, reason) => {
    const mail = await send(message);
    expect(outcome(mail)).toEqual({ status: 'not_understood', segments: [], unread: [reason] });
    const [kept] = await service.database.query<{ message: Uint8Array }>(
      'select message from itinerary_mails where id = $1',
      [mail.id],
    );
    expect(Buffer.from(kept?.message ?? [])).toEqual(message);
    expect(await listTrips()).toEqual([]);
  });

  it('is not kept once all of it was read', async () => {
    const { id } = await send(aBookingMail(aFlightReservation()));
    const kept = await service.database.query('select message from itinerary_mails where id = $1', [id]);
    expect(kept).toEqual([{ message: null }]);
  });

  it('shows nothing of it to fellow travellers, unless they have that booking already', async () => {
    const fellow = await addTraveller(service);
    const made = await service.as('demo-company').post(`/api/v2/org/${COMPANY_ID}/trips`, {
      trip: anOrgTrip({
        destinations: [{ country_id: 'CO', entry_date: '2026-09-01', exit_date: '2026-09-30' }],
        traveller_ids: [robin.id, fellow.id],
      }),
    });
    const shared = made.json<{ id: string }>().id;
    const { segments } = await send(aBookingMail(aHotelReservation()));
    expect(segments[0]?.trip_id).not.toBe(shared);
    expect((await segmentsOf(shared, fellow)).hotel_segments).toEqual([]);
    expect(await listTrips(fellow)).toHaveLength(1);
    const sameNumber = await send(aBookingMail(aHotelReservation()), fellow);
    expect(sameNumber.segments).toMatchObject([{ action: 'added' }]);
    expect((await segmentsOf(segments[0]?.trip_id ?? '')).hotel_segments).toHaveLength(1);
  });

  it('is sent by a company for its own travellers, and read by both, and by nobody else', async () => {
    const company = service.as('demo-company');
    const answer = await postMail(company, aBookingMail(aFlightReservation()), `?user_id=${robin.id}`);
    expect(answer.status).toBe(202);
    await service.background.run();
    const { id } = answer.json<{ id: string }>();
    expect((await getMail(robin, id)).status).toBe('read');
    expect((await getMail(company, id)).user_id).toBe(robin.id);
    const stranger = await addCompany(service);
    const colleague = await addTraveller(service);
    for (const other of [stranger, colleague]) {
      expect((await other.get(`/api/v2/itinerary_mails/${id}`)).status).toBe(404);
      expect((await postMail(other, aBookingMail(), `?user_id=${robin.id}`)).status).toBe(404);
    }
    expect(refusedFields(await postMail(company, aBookingMail()))).toEqual(['user_id']);
  });

  it('is taken once under one key, and refused where it is none', async () => {
    const headers = { 'content-type': 'message/rfc822', 'idempotency-key': 'the-same' };
    const mail = aBookingMail(aFlightReservation());
    const answers = [
      await robin.post('/api/v2/itinerary_mails', mail, headers),
      await robin.post('/api/v2/itinerary_mails', mail, headers),
    ];
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    expect(answers[0]?.text).toBe(answers[1]?.text);
    expect((await robin.post('/api/v2/itinerary_mails', aMail(), headers)).status).toBe(422);
    expect((await robin.post('/api/v2/itinerary_mails', { mail: 1 })).status).toBe(422);
    expect((await postMail(robin, Buffer.alloc(6 * 1024 * 1024, 'a'))).status).toBe(413);
  });
});
