import fc from 'fast-check';

import { SegmentBody } from '@/contract/segment';

import { LIMITS } from '../src/itinerary/limits';
import { readMail } from '../src/itinerary/read-mail';
import { readSeed, readSize } from './faults/report-counts';
import {
  aBookingMail,
  aCalendar,
  aFlightBack,
  aFlightReservation,
  aHotelReservation,
  aMail,
} from './support/booking-mails';

/** How many mails are tried; a campaign asks for more. */
const MAILS = readSize('MUTATED_MAILS', 300);

const WHOLE = [
  aBookingMail(aFlightReservation(), aFlightBack(), aHotelReservation()),
  aMail({ calendar: aCalendar('STATUS:CONFIRMED') }),
  aMail({
    html: '<div itemscope itemtype="http://schema.org/LodgingReservation"><meta itemprop="reservationNumber" content="M1"></div>',
  }),
];
const PIECES = [
  '\r\n',
  '--part',
  '--part--',
  'Content-Transfer-Encoding: base64\r\n',
  'Content-Type: message/rfc822\r\n\r\n',
  '<script type="application/ld+json">',
  '</script>',
  '<div itemscope itemprop="reservationFor">',
  '{"@type":"FlightReservation","reservationFor":[[],null,{}]}',
  'BEGIN:VEVENT\r\n',
  'DTSTART;TZID=Nowhere:99999999T999999\r\n',
  '"__proto__":',
  '\0',
  '\ud83d',
  '9'.repeat(400),
];

const place = fc.double({ min: 0, max: 1, noNaN: true });
const mutation = fc.oneof(
  fc.record({ at: place, piece: fc.constantFrom(...PIECES).map((piece) => Buffer.from(piece)) }),
  fc.record({ at: place, piece: fc.uint8Array({ maxLength: 20 }).map((bytes) => Buffer.from(bytes)) }),
  fc.record({ at: place, gone: fc.nat(200) }),
  fc.record({ at: place, from: place, length: fc.nat(300) }),
);
type Mutation = { at: number; piece?: Buffer; gone?: number; from?: number; length?: number };

/** With something put in, taken out, or said again elsewhere. */
function mutate(mail: Buffer, { at, piece, gone = 0, from = 0, length = 0 }: Mutation): Buffer {
  const [here, there] = [at, from].map((part) => Math.floor(part * mail.length)) as [number, number];
  const added = piece ?? mail.subarray(there, there + length);
  return Buffer.concat([mail.subarray(0, here), added, mail.subarray(here + gone)]);
}

describe('a mail that something has happened to', () => {
  it('is read as far as it can be, or is said not to be understood: by the contract, and never by a failure', async () => {
    const mails = fc
      .tuple(fc.constantFrom(...WHOLE), fc.array(mutation, { minLength: 1, maxLength: 6 }))
      .map(([mail, mutations]) => mutations.reduce<Buffer>(mutate, mail));
    await fc.assert(
      fc.asyncProperty(mails, async (mail) => {
        const { bookings, unread } = await readMail(mail);
        expect(bookings.length + unread.length).toBeGreaterThan(0);
        expect(bookings.length).toBeLessThanOrEqual(LIMITS.bookings);
        for (const { kind, fields } of bookings) SegmentBody.parse({ segment: { kind, ...fields } });
      }),
      { numRuns: MAILS, seed: readSeed() },
    );
  });
});
