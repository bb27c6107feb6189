import fc from 'fast-check';

import { aPassFile } from '../../../__tests__/support/booking-files';
import {
  aBookingMail,
  aCalendar,
  aFlightBack,
  aFlightReservation,
  aHotelReservation,
  aMail,
  aTicketFile,
} from './booking-mails';

const aPass = (mark: string) =>
  aPassFile({
    boardingPass: { transitType: 'PKTransitTypeAir' },
    semantics: {
      confirmationNumber: mark,
      airlineCode: 'LH',
      flightNumber: 542,
      departureAirportCode: 'FRA',
      destinationAirportCode: 'BOG',
      originalDepartureDate: '2026-09-02T13:30+02:00',
    },
  });

/** Whole mails, in which every booking carries this mark. `inside`: what happens to the files that are attached. */
const wholeMails = (mark: string, inside: (file: Buffer) => Buffer = (file) => file): Buffer[] => [
  aBookingMail(
    aFlightReservation({ reservationNumber: `${mark}A` }),
    aFlightBack({ reservationNumber: `${mark}B` }),
    aHotelReservation({ reservationNumber: `${mark}C` }),
  ),
  aMail({ calendar: aCalendar('STATUS:CONFIRMED', `X-MARK:${mark}`).replace('Dinner', `Dinner ${mark}`) }),
  aMail({
    html: `<div itemscope itemtype="http://schema.org/LodgingReservation"><meta itemprop="reservationNumber" content="${mark}"></div>`,
  }),
  aMail({
    html: '<p>Your ticket is attached.</p>',
    tickets: [inside(aTicketFile(`Booking ${mark}, LH 542, Frankfurt to Bogota, 2 September 2026, 13:30`))],
    calendar: aCalendar().replace('Dinner', `Dinner ${mark}`),
  }),
  aMail({ passes: [inside(Buffer.from(aPass(mark)))] }),
];
const KINDS_OF_MAILS = wholeMails('').length;
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
  '{"@type":"QDateTime","@value":{"@value":[]},"timezone":"Nowhere/Else"}',
  'BEGIN:VEVENT\r\n',
  'DTSTART;TZID=Nowhere:99999999T999999\r\n',
  'RRULE:FREQ=SECONDLY\r\n',
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

/** Mails with this mark that something has happened to. */
export const mutatedMails = (mark: string) =>
  fc
    .tuple(
      fc.nat(KINDS_OF_MAILS - 1),
      fc.array(mutation, { minLength: 1, maxLength: 6 }),
      fc.array(mutation, { maxLength: 3 }),
    )
    .map(([kind, mutations, inside]) => {
      const whole = wholeMails(mark, (file) => inside.reduce<Buffer>(mutate, file));
      return mutations.reduce<Buffer>(mutate, whole[kind] ?? Buffer.alloc(0));
    });
