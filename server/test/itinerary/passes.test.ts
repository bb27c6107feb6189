import { readMail } from '../../src/itinerary/read-mail';
import { aPassCode } from '../../../__tests__/support/boarding-passes';
import { aPassFile } from '../../../__tests__/support/booking-files';
import { zipSync } from '../../../__tests__/support/zip';
import { aBookingMail, aFlightReservation, aMail } from '../support/booking-mails';

/** 2 September is the 245th day of 2026. */
const CODE = aPassCode([
  {
    bookingNumber: 'RXJ34P',
    from: 'FRA',
    to: 'BOG',
    airline: 'LH',
    flightNumber: '542',
    dayOfYear: 245,
    seat: '9A',
  },
]);
const SEMANTICS = {
  airlineCode: 'LH',
  flightNumber: 542,
  departureAirportCode: 'FRA',
  destinationAirportCode: 'BOG',
  departureGate: 'Z50',
  originalDepartureDate: '2026-09-02T13:30+02:00',
  originalArrivalDate: '2026-09-02T18:05-05:00',
};

interface Changes {
  boardingPass?: object;
  [field: string]: unknown;
}

const aPass = ({ boardingPass = {}, ...fields }: Changes = {}) =>
  aPassFile({
    formatVersion: 1,
    organizationName: 'Lufthansa',
    barcodes: [{ message: CODE, format: 'PKBarcodeFormatAztec' }],
    boardingPass: { transitType: 'PKTransitTypeAir', ...boardingPass },
    ...fields,
  });
const read = (...passes: Uint8Array[]) => readMail(aMail({ passes }));

const FLIGHT = {
  confirmation_no: 'RXJ34P',
  iata_code: 'LH',
  flight_number: '542',
  origin: 'FRA',
  destination: 'BOG',
  departure_datetime: '2026-09-02T13:30:00',
  departure_datetime_utc: '2026-09-02T11:30:00Z',
  seats: ['9A'],
};

describe('the pass of a phone’s wallet', () => {
  it('is a flight, by its code and what it tells machines of it', async () => {
    const { bookings, unread } = await read(aPass({ semantics: SEMANTICS }));
    expect(unread).toEqual([]);
    expect(bookings).toMatchObject([
      {
        kind: 'air',
        isCancelled: false,
        fields: {
          ...FLIGHT,
          departure_gate: 'Z50',
          arrival_datetime: '2026-09-02T18:05:00',
          arrival_datetime_utc: '2026-09-02T23:05:00Z',
        },
      },
    ]);
  });

  it('may tell it beside what it shows to people', async () => {
    const primaryFields = Object.entries(SEMANTICS).map(([name, value]) => ({
      key: name,
      value: 'shown',
      semantics: { [name]: value },
    }));
    const { bookings } = await read(aPass({ boardingPass: { primaryFields } }));
    expect(bookings).toMatchObject([{ fields: FLIGHT }]);
  });

  it.each([
    ['13:30', 'departureTime'],
    ['2026-09-02T11:30:00Z', 'depart'],
  ])('leaves when it is to be shown, where it shows that time for the departure: %s', async (value, key) => {
    const fields = {
      relevantDate: '2026-09-02T13:30+02:00',
      boardingPass: { auxiliaryFields: [{ key, label: 'Abflug', value }] },
    };
    const { bookings, unread } = await read(aPass(fields));
    expect([bookings.length, unread]).toEqual([1, []]);
    expect(bookings).toMatchObject([{ fields: FLIGHT }]);
  });

  it.each([
    ['does not say when it leaves', {}],
    ['says only when it is to be shown', { relevantDate: '2026-09-02T13:00+02:00' }],
    [
      'is to be shown when one boards',
      {
        relevantDate: '2026-09-02T13:00+02:00',
        boardingPass: {
          auxiliaryFields: [
            { key: 'boardingTime', value: '13:00' },
            { key: 'departureTime', value: '13:30' },
          ],
        },
      },
    ],
  ])('is no booking where it %s: nothing is guessed', async (_what, fields) => {
    expect(await read(aPass(fields))).toEqual({
      bookings: [],
      unread: [{ what: 'pkpass', reason: 'incomplete', fields: ['departure_datetime'] }],
    });
  });

  it.each([
    ['airport', { semantics: { ...SEMANTICS, destinationAirportCode: 'MDE' } }, 'destination'],
    ['flight', { semantics: { ...SEMANTICS, flightNumber: 540 } }, 'flight_number'],
    [
      'day',
      { semantics: { ...SEMANTICS, originalDepartureDate: '2026-09-03T13:30+02:00' } },
      'departure_datetime',
    ],
  ])('is none where its code names another %s, and says so', async (_which, fields, field) => {
    expect(await read(aPass(fields))).toEqual({
      bookings: [],
      unread: [
        { what: 'pkpass', reason: 'invalid_fields', fields: [field] },
        { what: 'pkpass', reason: 'incomplete', fields: [field] },
      ],
    });
  });

  it.each([
    ['a train', aPass({ boardingPass: { transitType: 'PKTransitTypeTrain' }, semantics: SEMANTICS })],
    ['a concert', aPassFile({ eventTicket: {}, semantics: SEMANTICS })],
    ['a pass that was taken back', aPass({ voided: true, semantics: SEMANTICS })],
  ])('is kept for a person where it is of %s', async (_what, file) => {
    expect(await read(file)).toEqual({
      bookings: [],
      unread: [{ what: 'pkpass', reason: 'unsupported', fields: [] }],
    });
  });

  const text = (words: string) => Uint8Array.from(Buffer.from(words));
  const whole = aPass({ semantics: SEMANTICS });
  it.each([
    ['no archive', text('PK no archive at all')],
    ['an archive without its part', zipSync({ 'icon.png': text('x') })],
    ['cut off', whole.subarray(0, whole.length - 30)],
    ['one whose list of parts leads beyond it', withLastBytes(whole, 6, [0xff, 0xff, 0xff, 0x7f])],
    ['no JSON', zipSync({ 'pass.json': text('{"boardingPass":') })],
    ['a list', zipSync({ 'pass.json': text('[]') })],
    ['larger than any pass', zipSync({ 'pass.json': new Uint8Array(30_000_000).fill(32) })],
  ])('is unreadable where it is %s', async (_what, file) => {
    expect(await read(file)).toEqual({
      bookings: [],
      unread: [{ what: 'pkpass', reason: 'unreadable', fields: [] }],
    });
  });

  it('is one flight with the reservation beside it, and with those of others who travel along', async () => {
    const others = aPass({
      semantics: SEMANTICS,
      barcodes: [{ message: CODE.replace('009A', '009B'), format: 'PKBarcodeFormatAztec' }],
    });
    const both = await read(whole, others);
    expect(both.bookings).toMatchObject([{ fields: { ...FLIGHT, seats: ['9A', '9B'] } }]);
    const page = aBookingMail(aFlightReservation()).toString();
    const html = /<html>.*<\/html>/s.exec(page)?.[0] ?? '';
    const joined = await readMail(aMail({ html, passes: [whole] }));
    expect(joined.bookings).toMatchObject([
      { fields: { ...FLIGHT, airline: 'Lufthansa', departure_gate: 'Z50' } },
    ]);
    expect(joined.unread).toEqual([]);
  });

  it('that nobody understands takes nothing from a mail that tells its bookings elsewhere', async () => {
    const html = /<html>.*<\/html>/s.exec(aBookingMail(aFlightReservation()).toString())?.[0] ?? '';
    const { bookings, unread } = await readMail(aMail({ html, passes: [text('x')] }));
    expect([bookings.length, unread]).toEqual([1, []]);
  });
});

/** So many bytes before its end. */
function withLastBytes(file: Uint8Array, before: number, bytes: readonly number[]): Uint8Array {
  const changed = Uint8Array.from(file);
  changed.set(bytes, changed.length - before);
  return changed;
}
