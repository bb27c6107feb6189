import { readMail } from '../../src/itinerary/read-mail';
import {
  aBookingMail,
  aCalendar,
  aFlightBack,
  aFlightReservation,
  aHotelReservation,
  aMail,
} from '../support/booking-mails';

const readThings = async (...things: object[]) => readMail(aBookingMail(...things));
const onlyBooking = async (mail: Buffer) => {
  const { bookings, unread } = await readMail(mail);
  expect([bookings.length, unread]).toEqual([1, []]);
  return bookings[0];
};

describe('the bookings of a mail', () => {
  it('are flights, by the times of both airports', async () => {
    expect(await onlyBooking(aBookingMail(aFlightReservation()))).toEqual({
      kind: 'air',
      isCancelled: false,
      calendarId: null,
      said: { sequence: null, at: null },
      fields: {
        confirmation_no: 'RXJ34P',
        airline: 'Lufthansa',
        iata_code: 'LH',
        flight_number: '542',
        origin: 'FRA',
        origin_name: 'Frankfurt',
        departure_datetime: '2026-09-02T13:30:00',
        departure_datetime_utc: '2026-09-02T11:30:00Z',
        departure_terminal: '1',
        destination: 'BOG',
        destination_name: 'El Dorado',
        arrival_datetime: '2026-09-02T18:05:00',
        arrival_datetime_utc: '2026-09-02T23:05:00Z',
        seats: ['9A'],
      },
    });
  });

  it('are nights, a day alone staying one, with price, address and country by its name', async () => {
    expect(await onlyBooking(aBookingMail(aHotelReservation()))).toMatchObject({
      kind: 'hotel',
      fields: {
        confirmation_no: 'H-4711',
        hotel_name: 'Hotel de la Ópera',
        checkin_date: '2026-09-03',
        checkout_date: '2026-09-06T11:00:00',
        price: '1299.50',
        currency: 'COP',
        address1: 'Calle 10 5-72',
        city_name: 'Bogotá',
        country: 'CO',
        lat: 4.5964,
        lng: -74.0747,
      },
    });
  });

  const station = (name: string) => ({ name, geo: { latitude: 48.877, longitude: 2.359 } });
  it.each([
    [
      'a train',
      {
        '@type': 'TrainReservation',
        reservationNumber: 'T1',
        reservationFor: {
          trainNumber: '9051',
          trainName: 'Eurostar',
          departureStation: station('Paris Nord'),
          departureTime: '2026-09-02T10:13:00',
          arrivalStation: { name: 'London St Pancras' },
          arrivalTime: '2026-09-02T11:30:00',
        },
        reservedTicket: [
          { ticketNumber: 'A', ticketedSeat: { seatNumber: '61' } },
          { ticketNumber: 'B', ticketedSeat: { seatNumber: '62' } },
        ],
      },
      'rail',
      {
        rail_line: 'Eurostar',
        train_number: '9051',
        origin: 'Paris Nord',
        origin_lat: 48.877,
        seats: ['61', '62'],
      },
    ],
    [
      'a ship',
      {
        '@type': 'BoatReservation',
        reservationNumber: 'B1',
        provider: { name: 'Hurtigruten' },
        reservationFor: {
          name: 'Nordlys',
          departureBoatTerminal: { name: 'Bergen' },
          departureTime: '2026-09-02T20:30:00+02:00',
          arrivalBoatTerminal: { name: 'Tromsø' },
        },
      },
      'cruise',
      { cruise_line: 'Hurtigruten', ship_name: 'Nordlys', origin: 'Bergen', destination: 'Tromsø' },
    ],
    [
      'a car',
      {
        '@type': 'http://schema.org/RentalCarReservation',
        reservationId: 'C1',
        reservationFor: { name: 'Economy', model: 'Civic', rentalCompany: { name: 'Hertz' } },
        pickupLocation: { name: 'Airport', address: { streetAddress: '1 Road', addressCountry: 'US' } },
        pickupTime: '2026-09-02T10:00:00Z',
        dropoffLocation: { name: 'Town', address: '2 Road, San Diego' },
        dropoffTime: '2026-09-05T10:00:00Z',
      },
      'car',
      {
        confirmation_no: 'C1',
        car_company: 'Hertz',
        car_type: 'Civic',
        pickup_country: 'US',
        pickup_datetime_utc: '2026-09-02T10:00:00Z',
        dropoff_address1: '2 Road, San Diego',
      },
    ],
    [
      'a concert',
      {
        '@type': 'EventReservation',
        reservationFor: { name: 'Fado', startDate: '2026-09-02T21:00:00', location: { name: 'Clube' } },
      },
      'activity',
      {
        activity_name: 'Fado',
        activity_type: 'event',
        start_name: 'Clube',
        start_datetime: '2026-09-02T21:00:00',
      },
    ],
    [
      'a table',
      {
        '@type': 'FoodEstablishmentReservation',
        startTime: '2026-09-02T20:00:00',
        reservationFor: { name: 'Wagamama', address: { addressCountry: 'Großbritannien' } },
      },
      'activity',
      { activity_name: 'Wagamama', activity_type: 'restaurant' },
    ],
  ])('are those of %s', async (_, reservation, kind, fields) => {
    const { bookings } = await readThings(reservation);
    expect(bookings).toMatchObject([{ kind, fields }]);
  });

  it('are found in lists and graphs, and written as microdata', async () => {
    const { bookings } = await readThings({ '@graph': [[aFlightReservation()], { '@type': 'Order' }] });
    expect(bookings).toHaveLength(1);
    const html = `<div itemscope itemtype="http://schema.org/LodgingReservation">
      <meta itemprop="reservationNumber" content="M1"/><link itemprop="reservationStatus" href="http://schema.org/Confirmed"/>
      <time itemprop="checkinDate" datetime="2026-09-03">3 Sept</time><meta itemprop="checkoutDate" content="2026-09-05">
      <div itemprop="reservationFor" itemscope itemtype="http://schema.org/Hotel"><b itemprop="name">Hotel <i>Sol</i></b>
      <div itemprop="address" itemscope><span itemprop="addressCountry">CO</span></div></div></div>`;
    expect(await onlyBooking(aMail({ html }))).toMatchObject({
      kind: 'hotel',
      fields: { confirmation_no: 'M1', hotel_name: 'Hotel Sol', country: 'CO', checkin_date: '2026-09-03' },
    });
  });

  it('are one where each passenger has a reservation of their own, and where they are told twice', async () => {
    const one = aFlightReservation();
    const { bookings } = await readThings(
      one,
      one,
      aFlightReservation({ airplaneSeat: '9B' }),
      aFlightBack(),
    );
    expect(bookings.map(({ fields }) => [fields.flight_number, fields.seats])).toEqual([
      ['542', ['9A', '9B']],
      ['543', ['9A']],
    ]);
  });

  it.each(['http://schema.org/ReservationCancelled', 'ReservationCancelled', 'http://schema.org/Cancelled'])(
    'are cancelled by %s, by their number alone too',
    async (reservationStatus) => {
      const { bookings } = await readThings(aFlightReservation({ reservationStatus }), {
        '@type': 'LodgingReservation',
        reservationNumber: 'H-4711',
        reservationStatus,
      });
      expect(bookings).toMatchObject([
        { isCancelled: true },
        { isCancelled: true, fields: { confirmation_no: 'H-4711' } },
      ]);
    },
  );

  it('are the events of a calendar, where the mail has nothing better', async () => {
    expect(await onlyBooking(aMail({ calendar: aCalendar() }))).toEqual({
      kind: 'activity',
      calendarId: 'table-7@vendor.example',
      said: { sequence: null, at: '2026-08-01T08:00:00.000Z' },
      isCancelled: false,
      fields: {
        activity_type: 'event',
        activity_name: 'Dinner at Andrés',
        start_name: 'Calle 3 11-56, Chía',
        start_lat: 4.8617,
        start_lng: -74.0536,
        start_datetime: '2026-09-04T19:00:00',
        end_datetime: '2026-09-04T21:30:00',
        time_zone_id: 'America/Bogota',
      },
    });
    const both = aMail({ html: `<p>${JSON.stringify(1)}</p>`, calendar: aCalendar('STATUS:CANCELLED') });
    expect(await onlyBooking(both)).toMatchObject({ isCancelled: true });
    const beside = aBookingMail(aFlightReservation()).toString();
    const calendar = `--part\r\nContent-Type: text/calendar\r\n\r\n${aCalendar()}\r\n--part--`;
    expect(await onlyBooking(Buffer.from(beside.replace('--part--', calendar)))).toMatchObject({
      kind: 'air',
    });
  });

  it('keep the instant that a calendar’s own zone tells, where its name says nothing', async () => {
    const calendar = aCalendar()
      .replaceAll('America/Bogota', 'Home')
      .replace(
        'BEGIN:VEVENT',
        'BEGIN:VTIMEZONE\r\nTZID:Home\r\nBEGIN:STANDARD\r\nDTSTART:19700101T000000\r\nTZOFFSETFROM:-0500\r\nTZOFFSETTO:-0500\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\nBEGIN:VEVENT',
      );
    const { fields } = (await onlyBooking(aMail({ calendar }))) ?? {};
    expect(fields).toMatchObject({
      start_datetime: '2026-09-04T19:00:00',
      start_datetime_utc: '2026-09-05T00:00:00Z',
    });
    expect(fields).not.toHaveProperty('time_zone_id');
  });

  it.each(['FREQ=SECONDLY', 'FREQ=MINUTELY', 'FREQ=YEARLY;BYSECOND=0,1,2,3;BYMINUTE=1,2;BYHOUR=1,2'])(
    'tell no instant by a calendar’s zone whose clocks change by %s, which would be worked out for hours',
    async (rule) => {
      const calendar = aCalendar()
        .replaceAll('America/Bogota', 'Home')
        .replace(
          'BEGIN:VEVENT',
          `BEGIN:VTIMEZONE\r\nTZID:Home\r\nBEGIN:STANDARD\r\nDTSTART:19700101T000000\r\nTZOFFSETFROM:-0500\r\nTZOFFSETTO:-0500\r\nRRULE:${rule}\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\nBEGIN:VEVENT`,
        );
      const { fields } = (await onlyBooking(aMail({ calendar }))) ?? {};
      expect(fields).toMatchObject({ start_datetime: '2026-09-04T19:00:00' });
      expect(fields).not.toHaveProperty('start_datetime_utc');
    },
  );
});
