import type { Trip } from '@/contract/trip';

import { addTraveller, addTrip, type Person } from './support/actors';
import {
  aBookingMail,
  aCalendar,
  aFlightBack,
  aFlightReservation,
  aHotelReservation,
  aMail,
} from './support/booking-mails';
import { aDestination, aTrip } from './support/builders';
import { sendMail } from './support/sent-mails';
import { startServiceAtWork, type ServiceAtWork } from './support/service-at-work';

/** As calendars write it, somewhere that nobody can tell the country of. */
const anEvent = (day: string) =>
  aMail({
    calendar: aCalendar()
      .replace(/GEO.*\r\n/, '')
      .replaceAll('20260904T', `202609${day}T`),
  });
const aTrain = (from: [string, string], to: [string, string], day: string) => ({
  '@context': 'http://schema.org',
  '@type': 'TrainReservation',
  reservationNumber: `T-${day}`,
  reservationStatus: 'http://schema.org/ReservationConfirmed',
  reservationFor: {
    '@type': 'TrainTrip',
    trainNumber: `IC ${day}`,
    departureStation: aStation(...from),
    departureTime: `2026-09-${day}T09:00:00-05:00`,
    arrivalStation: aStation(...to),
    arrivalTime: `2026-09-${day}T17:00:00-05:00`,
  },
});
const aStation = (name: string, addressCountry: string) => ({
  '@type': 'TrainStation',
  name,
  address: { '@type': 'PostalAddress', addressCountry },
});

describe('a trip that bookings come to by mail', () => {
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

  const send = (mail: Buffer) => sendMail(service, robin, mail);
  const trips = async () => (await robin.get('/api/v1/trips')).json<Trip[]>();
  const plans = async () =>
    (await trips()).map(({ name, start, finish, destinations }) => ({
      name,
      days: `${start} ${finish}`,
      stays: destinations.map(
        ({ country_code, departure_date, return_date }) => `${country_code} ${departure_date} ${return_date}`,
      ),
    }));

  it('grows with its nights, so that what takes place during them belongs to it', async () => {
    await send(aBookingMail(aFlightReservation()));
    expect(await plans()).toEqual([
      { name: 'Colombia', days: '2026-09-02 2026-09-02', stays: ['CO 2026-09-02 2026-09-02'] },
    ]);
    await send(aBookingMail(aHotelReservation()));
    expect(await plans()).toEqual([
      { name: 'Colombia', days: '2026-09-02 2026-09-06', stays: ['CO 2026-09-02 2026-09-06'] },
    ]);
    const [trip] = await trips();
    expect((await send(anEvent('04'))).segments).toMatchObject([{ kind: 'activity', trip_id: trip?.id }]);
  });

  it('grows within one mail too, whose bookings have several numbers', async () => {
    const { status } = await send(
      aBookingMail(
        aFlightReservation(),
        aHotelReservation(),
        aHotelReservation({
          reservationNumber: 'H-4712',
          checkinTime: '2026-09-06',
          checkoutTime: '2026-09-09',
        }),
      ),
    );
    expect(status).toBe('read');
    expect(await plans()).toMatchObject([{ stays: ['CO 2026-09-02 2026-09-09'] }]);
  });

  it('leads to the next country as well, and not home', async () => {
    await send(aBookingMail(aFlightReservation()));
    await send(aBookingMail(aHotelReservation()));
    await send(aBookingMail(aTrain(['Bogotá', 'CO'], ['Quito', 'EC'], '06')));
    await send(
      aBookingMail(
        aFlightBack({
          reservationNumber: 'BACK',
          flight: {
            departureAirport: { '@type': 'Airport', iataCode: 'UIO', name: 'Quito' },
            departureTime: '2026-09-07T19:55:00-05:00',
            arrivalTime: '2026-09-08T13:40:00+02:00',
          },
        }),
      ),
    );
    expect(await plans()).toEqual([
      {
        name: 'Colombia, Ecuador',
        days: '2026-09-02 2026-09-07',
        stays: ['CO 2026-09-02 2026-09-06', 'EC 2026-09-06 2026-09-07'],
      },
    ]);
  });

  it('keeps what its traveller planned, and becomes longer around it', async () => {
    const place = { friendly_name: 'Cali', latitude: 3.43, longitude: -76.52 };
    const stay = aDestination({
      country_code: 'CO',
      entry_date: '2026-09-04',
      exit_date: '2026-09-05',
      destination_locations: [place],
    });
    const { id } = await addTrip(robin, aTrip({ name: 'Coffee', destinations: [stay] }));
    await send(aBookingMail(aHotelReservation()));
    const [trip, ...others] = await trips();
    expect(others).toEqual([]);
    expect(trip).toMatchObject({
      id,
      name: 'Coffee',
      start: '2026-09-03',
      finish: '2026-09-06',
      destinations: [{ country_code: 'CO', destination_locations: [place] }],
    });
    // Nobody knows whether the traveller lives where the flight goes.
    await send(
      aBookingMail(
        aFlightBack({
          flight: { departureTime: '2026-09-06T19:55:00-05:00', arrivalTime: '2026-09-07T13:40:00+02:00' },
        }),
      ),
    );
    expect(await plans()).toEqual([
      { name: 'Coffee', days: '2026-09-03 2026-09-06', stays: ['CO 2026-09-03 2026-09-06'] },
    ]);
  });

  it('grows with a booking that was changed, and not with one that is cancelled', async () => {
    await send(aBookingMail(aHotelReservation()));
    await send(aBookingMail(aHotelReservation({ checkoutTime: '2026-09-08T11:00:00' })));
    expect(await plans()).toMatchObject([{ days: '2026-09-03 2026-09-08' }]);
    const longer = { checkoutTime: '2026-09-20T11:00:00' };
    await send(
      aBookingMail(
        aHotelReservation({ ...longer, reservationStatus: 'https://schema.org/ReservationCancelled' }),
      ),
    );
    expect(await plans()).toMatchObject([{ days: '2026-09-03 2026-09-08' }]);
  });
});
