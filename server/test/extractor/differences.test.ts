import type { Booking } from '../../src/itinerary/booking';
import { mergePassengers } from '../../src/itinerary/merge-passengers';
import { readOwn } from '../../src/itinerary/own-reading';
import {
  extractBookings,
  prepareExtractor,
  type Extractor,
} from '../../src/itinerary/processes/run-extractor';
import { concludeReading, readMail } from '../../src/itinerary/read-mail';
import { told } from './booked-mails';
import { aFlight, aHotel, type Thing } from './booked-things';

const TO_BOGOTA = {
  number: 'LH542',
  route: ['FRA', 'BOG'],
  times: ['2026-09-02T13:30:00', '2026-09-02T19:00:00'],
} as const;

let extractor: Extractor;
beforeAll(async () => {
  extractor = await prepareExtractor(process.env.TEST_EXTRACTOR ?? '');
});

/** What each reads of a mail with these things, and what counts in the end. */
async function readBy(...things: Thing[]) {
  const mail = told(things);
  const extraction = await extractBookings(extractor, mail);
  if ('failure' in extraction) throw new Error(`the extractor failed: ${extraction.failure}`);
  const extracted = mergePassengers(extraction.bookings);
  const counts = concludeReading(await readOwn(mail), extracted);
  return { own: await readMail(mail), extracted, counts };
}

const fieldsOf = (bookings: readonly Booking[], ...names: string[]) =>
  bookings.map(({ fields }) => names.map((name) => fields[name]));

/** In each of them our own reader counts. Should a version of the extractor read one otherwise, it is to be looked at again. */
describe('what both readers read otherwise', () => {
  it('is a cancellation by the address with https, which the extractor takes for a booking', async () => {
    const reservationStatus = 'https://schema.org/ReservationCancelled';
    const { own, extracted, counts } = await readBy(aFlight(TO_BOGOTA, { reservationStatus }));
    expect(own.bookings).toMatchObject([{ isCancelled: true }]);
    expect(extracted).toMatchObject([{ isCancelled: false }]);
    expect(counts.bookings).toMatchObject([{ isCancelled: true }]);
    // By the address with http both say the same.
    const known = await readBy(
      aFlight(TO_BOGOTA, { reservationStatus: 'http://schema.org/ReservationCancelled' }),
    );
    expect([...known.own.bookings, ...known.extracted]).toMatchObject([
      { isCancelled: true },
      { isCancelled: true },
    ]);
  });

  it('are the seats of two of whom one has no name, whom the extractor takes for one', async () => {
    const { own, extracted, counts } = await readBy(
      aFlight(TO_BOGOTA, { airplaneSeat: '12A' }),
      aFlight(TO_BOGOTA, { airplaneSeat: '12B', underName: undefined }),
    );
    expect(fieldsOf(own.bookings, 'seats')).toEqual([[['12A', '12B']]]);
    expect(fieldsOf(extracted, 'seats')).toEqual([[['12B']]]);
    expect(fieldsOf(counts.bookings, 'seats')).toEqual([[['12A', '12B']]]);
  });

  it('is a price, of which the extractor says nothing', async () => {
    const price = { totalPrice: '812.50', priceCurrency: 'EUR' };
    const { own, extracted, counts } = await readBy(aFlight(TO_BOGOTA, price));
    expect(fieldsOf(own.bookings, 'price', 'currency')).toEqual([['812.50', 'EUR']]);
    expect(fieldsOf(extracted, 'price', 'currency')).toEqual([[undefined, undefined]]);
    expect(fieldsOf(counts.bookings, 'price', 'currency')).toEqual([['812.50', 'EUR']]);
  });

  it('is a day without a time, which the extractor passes over without a word', async () => {
    const { times } = TO_BOGOTA;
    const arrives = { ...TO_BOGOTA, times: [times[0], '2026-09-02'] } as const;
    const left = { what: 'FlightReservation', reason: 'invalid_fields', fields: ['arrival_datetime'] };
    const { own, extracted, counts } = await readBy(aFlight(arrives));
    expect(fieldsOf(own.bookings, 'departure_datetime', 'arrival_datetime')).toEqual([[times[0], undefined]]);
    expect(own.unread).toEqual([left]);
    expect(fieldsOf(extracted, 'departure_datetime', 'arrival_datetime')).toEqual([[times[0], undefined]]);
    expect(counts.unread).toEqual([left]);

    const leaves = { ...TO_BOGOTA, times: ['2026-09-02', '2026-09-02'] } as const;
    const nothing = await readBy(aFlight(leaves));
    expect([nothing.own.bookings, nothing.extracted, nothing.counts.bookings]).toEqual([[], [], []]);
    expect(nothing.counts.unread).toEqual([
      { what: 'FlightReservation', reason: 'incomplete', fields: ['departure_datetime'] },
    ]);
    // The nights of a hotel are days to both.
    const nights = await readBy(aHotel('Savoy', ['2026-09-02', '2026-09-04']));
    expect(fieldsOf([...nights.own.bookings, ...nights.extracted], 'checkin_date', 'checkout_date')).toEqual([
      ['2026-09-02', '2026-09-04'],
      ['2026-09-02', '2026-09-04'],
    ]);
  });
});
