import { LIMITS } from '../../src/itinerary/limits';
import { readMail } from '../../src/itinerary/read-mail';
import {
  aBookingMail,
  aCalendar,
  aFlightReservation,
  aHotelReservation,
  aMail,
} from '../support/booking-mails';

describe('what of a mail is not understood', () => {
  it.each([
    [
      'a mail of mere words',
      aMail({ html: '<p>Flight LH 542 on Wednesday</p>' }),
      'message',
      'no_booking',
      [],
    ],
    ['no mail at all', Buffer.from([0, 255, 254, 0]), 'message', 'no_booking', []],
    ['a mail beyond all measure', Buffer.alloc(LIMITS.messageBytes + 1, 'a'), 'message', 'unreadable', []],
    ['a bus', aBookingMail({ '@type': 'BusReservation' }), 'BusReservation', 'unsupported', []],
    [
      'a flight without a number and a time',
      aBookingMail(aFlightReservation({ flight: { flightNumber: null, departureTime: 'tomorrow at noon' } })),
      'FlightReservation',
      'incomplete',
      ['flight_number', 'departure_datetime'],
    ],
    [
      'a broken script',
      aMail({ html: '<script type="application/ld+json">{"@type": </script>' }),
      'JSON-LD',
      'unreadable',
      [],
    ],
    [
      'a broken calendar',
      aMail({ calendar: 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT' }),
      'VCALENDAR',
      'unreadable',
      [],
    ],
    [
      'what comes again and again',
      aMail({ calendar: aCalendar('RRULE:FREQ=SECONDLY') }),
      'VEVENT',
      'unsupported',
      [],
    ],
    [
      'a day without a time',
      aMail({ calendar: aCalendar().replace(/DTSTART.*/, 'DTSTART;VALUE=DATE:20260904') }),
      'VEVENT',
      'incomplete',
      ['start_datetime'],
    ],
  ])('is said of %s', async (_, mail, what, reason, fields) => {
    expect(await readMail(mail)).toEqual({ bookings: [], unread: [{ what, reason, fields }] });
  });

  it('is a field that can’t be as it is written: the rest of its booking stays', async () => {
    const mail = aBookingMail(aHotelReservation({ totalPrice: 'about 100', priceCurrency: 'pesos' }));
    const { bookings, unread } = await readMail(mail);
    expect(bookings).toMatchObject([{ fields: { hotel_name: 'Hotel de la Ópera' } }]);
    expect(bookings[0]?.fields).not.toHaveProperty('price');
    expect(unread).toEqual([
      { what: 'LodgingReservation', reason: 'invalid_fields', fields: ['currency', 'price'] },
    ]);
  });

  it('is what stands behind the last booking that a mail may have', async () => {
    const many = Array.from({ length: 40 }, (_, number) =>
      Array.from({ length: 3 }, (_each, part) =>
        aHotelReservation({ reservationNumber: `${number}-${part}` }),
      ),
    );
    const { bookings, unread } = await readMail(aBookingMail(...many));
    expect(bookings).toHaveLength(LIMITS.bookings);
    expect(unread).toEqual([{ what: 'message', reason: 'too_many', fields: [] }]);
  });

  const deep = (levels: number) => `${'{"reservationFor":'.repeat(levels)}1${'}'.repeat(levels)}`;
  it.each([
    ['JSON without end', aMail({ html: `<script type="application/ld+json">${deep(40_000)}</script>` })],
    ['a page without end', aMail({ html: '<div itemscope itemprop="a">'.repeat(60_000) })],
    ['text in text in text', aMail({ html: `<p itemscope>${'<b itemprop="name">x'.repeat(60_000)}` })],
    ['tags that never close', aMail({ html: '<b>'.repeat(600_000) })],
    ['tags that never end', aMail({ html: '<'.repeat(500_000) })],
    ['mails in mails', Buffer.from('Content-Type: message/rfc822\r\n\r\n'.repeat(2000))],
    [
      'parts in parts',
      Buffer.from(
        Array.from(
          { length: 5000 },
          (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
        ).join(''),
      ),
    ],
    ['lines without end', Buffer.from(`\r\n${'\n'.repeat(2_000_000)}`)],
    ['headers without end', Buffer.from(`Subject: ${'x'.repeat(2_000_000)}\r\n\r\n`)],
    [
      'lines without end in a calendar',
      aMail({ calendar: `BEGIN:VCALENDAR\r\n${'BEGIN:VEVENT\r\n'.repeat(10_000)}` }),
    ],
  ])('is %s, which does not take the service with it', async (_, mail) => {
    const { bookings, unread } = await readMail(mail);
    expect(bookings).toEqual([]);
    expect(unread).not.toEqual([]);
  });

  it('names nothing that the mail itself calls like parts of the language', async () => {
    const html = `<div itemscope itemtype="http://schema.org/LodgingReservation"><meta itemprop="__proto__" content="x">
      <meta itemprop="constructor" content="y"></div><script type="application/ld+json">
      {"@type": "LodgingReservation", "__proto__": {"reservationNumber": "polluted"}}</script>`;
    const { bookings } = await readMail(aMail({ html }));
    expect(bookings).toEqual([]);
    expect({}).not.toHaveProperty('reservationNumber');
  });
});
