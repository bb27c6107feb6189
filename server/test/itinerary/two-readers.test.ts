import type { SegmentFields } from '@/contract/segment-times';

import type { Booking } from '../../src/itinerary/booking';
import { joinReaders } from '../../src/itinerary/join-readers';
import { readOwn } from '../../src/itinerary/own-reading';
import { concludeReading } from '../../src/itinerary/read-mail';
import { aCalendar, aMail } from '../support/booking-mails';

const FLIGHT = {
  confirmation_no: 'RXJ34P',
  flight_number: '542',
  iata_code: 'LH',
  origin: 'FRA',
  destination: 'BOG',
  departure_datetime: '2026-09-02T13:30:00',
};
const aBooking = (fields: SegmentFields, more: Partial<Booking> = {}): Booking => ({
  kind: 'air',
  isCancelled: false,
  calendarId: null,
  said: { sequence: null, at: null },
  fields,
  ...more,
});
const aFlight = (fields: SegmentFields = {}, more: Partial<Booking> = {}) =>
  aBooking({ ...FLIGHT, ...fields }, more);
const aHotel = (fields: SegmentFields) =>
  aBooking(
    {
      hotel_name: 'Savoy',
      confirmation_no: 'H1',
      checkin_date: '2026-09-02',
      checkout_date: '2026-09-04',
      ...fields,
    },
    { kind: 'hotel' },
  );
const joinedFields = (own: Booking[], extracted: Booking[]) =>
  joinReaders(own, extracted).map(({ fields }) => fields);

describe('what two readers tell of one booking', () => {
  it('is one booking, however each writes its number and its flight', () => {
    const extracted = aFlight({ flight_number: 'LH542', confirmation_no: 'rxj34p', seats: ['9A'] });
    expect(joinedFields([aFlight()], [extracted])).toEqual([{ ...FLIGHT, seats: ['9A'] }]);
  });

  it('is one booking where each calls it otherwise and both begin at the same moment', () => {
    const own = aHotel({ hotel_name: 'The Savoy' });
    expect(joinedFields([own], [aHotel({ hotel_name: 'Savoy, London' })])).toEqual([own.fields]);
  });

  it('stays several where several are meant, and counts where only one of them tells it', () => {
    const back = {
      flight_number: '543',
      origin: 'BOG',
      destination: 'FRA',
      departure_datetime: '2026-09-23T19:55:00',
    };
    const car = aBooking({ car_company: 'Hertz', pickup_datetime: '2026-09-02T20:00:00' }, { kind: 'car' });
    const joined = joinReaders([aFlight(), aFlight(back)], [aFlight(back), car]);
    expect(joined.map(({ kind, fields }) => [kind, fields.flight_number])).toEqual([
      ['air', '542'],
      ['air', '543'],
      ['car', undefined],
    ]);
  });

  it('is as our own reader has it where they contradict each other', () => {
    const extracted = aFlight(
      {
        departure_datetime: '2026-09-03T07:00:00',
        departure_datetime_utc: '2026-09-03T05:00:00Z',
        departure_time_zone_id: 'Europe/Berlin',
        destination: 'MDE',
        destination_lat: 6.1,
        destination_lng: -75.4,
      },
      { isCancelled: true },
    );
    expect(joinReaders([aFlight()], [extracted])).toEqual([aFlight()]);
  });

  it('gets zone and instant from the other where both clocks show the same, and no instant for a day', () => {
    const zone = { departure_time_zone_id: 'Europe/Berlin' };
    const utc = { departure_datetime_utc: '2026-09-02T11:30:00Z' };
    expect(joinedFields([aFlight()], [aFlight({ ...zone, ...utc })])).toEqual([
      { ...FLIGHT, ...zone, ...utc },
    ]);
    const nights = { checkin_date: '2026-09-02T15:00:00', checkin_date_utc: '2026-09-02T14:00:00Z' };
    expect(joinedFields([aHotel({})], [aHotel({ ...nights, time_zone_id: 'Europe/London' })])).toEqual([
      { ...aHotel({}).fields, time_zone_id: 'Europe/London' },
    ]);
  });

  it('makes no third place or price of two', () => {
    const own = aHotel({ lat: 51.5, price: '100.00', city_name: 'London' });
    const extracted = aHotel({
      lat: 48.8,
      lng: 2.3,
      price: '90.00',
      currency: 'EUR',
      city_name: 'London',
      postal_code: 'WC2',
    });
    expect(joinedFields([own], [extracted])).toEqual([{ ...own.fields, postal_code: 'WC2' }]);
    expect(joinedFields([own], [aHotel({ city_name: 'Paris', postal_code: '75001' })])).toEqual([own.fields]);
  });

  it('takes the place of calendar events, which tell of the same in fewer words', async () => {
    const own = await readOwn(aMail({ calendar: aCalendar() }));
    expect(concludeReading(own, []).bookings.map(({ kind }) => kind)).toEqual(['activity']);
    expect(concludeReading(own, [aFlight()])).toEqual({ bookings: [aFlight()], unread: [] });
  });

  it('is known to be not all where our own reader came to no end', () => {
    const unread = [{ what: 'message', reason: 'unreadable', fields: [] }];
    expect(concludeReading(null, [aFlight()])).toEqual({ bookings: [aFlight()], unread });
    expect(concludeReading(null, [])).toEqual({ bookings: [], unread });
  });
});
