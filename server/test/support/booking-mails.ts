/** A mail as it comes from outside, with these parts. */
export function aMail({
  html = '',
  calendar = '',
  passes = [],
  tickets = [],
}: {
  html?: string;
  calendar?: string;
  passes?: readonly Uint8Array[];
  /** In PDF files. */
  tickets?: readonly Uint8Array[];
} = {}): Buffer {
  const parts = [
    ['text/plain; charset=utf-8', 'Your booking is confirmed.'],
    ...(html ? [['text/html; charset=utf-8', html]] : []),
    ...(calendar ? [['text/calendar; charset=utf-8; method=REQUEST', calendar]] : []),
    ...passes.map((pass) => [
      'application/vnd.apple.pkpass\r\nContent-Transfer-Encoding: base64',
      Buffer.from(pass).toString('base64'),
    ]),
    ...tickets.map((ticket) => [
      'application/pdf; name="ticket.pdf"\r\nContent-Disposition: attachment\r\nContent-Transfer-Encoding: base64',
      Buffer.from(ticket).toString('base64'),
    ]),
  ];
  const lines = [
    'From: Bookings <bookings@vendor.example>',
    'To: robin@example.org',
    'Subject: Your booking',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="part"',
    '',
    ...parts.flatMap(([type, body]) => ['--part', `Content-Type: ${type}`, '', body ?? '']),
    '--part--',
    '',
  ];
  return Buffer.from(lines.join('\r\n'));
}

const jsonLd = (...things: object[]) =>
  things.map((thing) => `<script type="application/ld+json">${JSON.stringify(thing)}</script>`).join('\n');

export const aBookingMail = (...things: object[]) =>
  aMail({ html: `<html><body><p>Thank you.</p>${jsonLd(...things)}</body></html>` });

interface Changes {
  flight?: object;
  [field: string]: unknown;
}

const airport = (iataCode: string, name: string) => ({ '@type': 'Airport', iataCode, name });

/** From Frankfurt to Bogotá, in September of the sample year. */
export function aFlightReservation({ flight = {}, ...fields }: Changes = {}): object {
  return {
    '@context': 'http://schema.org',
    '@type': 'FlightReservation',
    reservationNumber: 'RXJ34P',
    reservationStatus: 'http://schema.org/ReservationConfirmed',
    airplaneSeat: '9A',
    reservationFor: {
      '@type': 'Flight',
      flightNumber: '542',
      airline: { '@type': 'Airline', name: 'Lufthansa', iataCode: 'LH' },
      departureAirport: airport('FRA', 'Frankfurt'),
      departureTime: '2026-09-02T13:30:00+02:00',
      departureTerminal: '1',
      arrivalAirport: airport('BOG', 'El Dorado'),
      arrivalTime: '2026-09-02T18:05:00-05:00',
      ...flight,
    },
    ...fields,
  };
}

/** And back, three weeks later. */
export const aFlightBack = (changes: Changes = {}) =>
  aFlightReservation({
    ...changes,
    flight: {
      flightNumber: '543',
      departureAirport: airport('BOG', 'El Dorado'),
      departureTime: '2026-09-23T19:55:00-05:00',
      arrivalAirport: airport('FRA', 'Frankfurt'),
      arrivalTime: '2026-09-24T13:40:00+02:00',
      ...changes.flight,
    },
  });

export function aHotelReservation(fields: object = {}): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'LodgingReservation',
    reservationNumber: 'H-4711',
    reservationStatus: 'https://schema.org/ReservationConfirmed',
    checkinTime: '2026-09-03',
    checkoutTime: '2026-09-06T11:00:00',
    totalPrice: '1,299.50',
    priceCurrency: 'COP',
    reservationFor: {
      '@type': 'LodgingBusiness',
      name: 'Hotel de la Ópera',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Calle 10 5-72',
        addressLocality: 'Bogotá',
        postalCode: '111711',
        addressCountry: 'Colombia',
      },
      geo: { latitude: 4.5964, longitude: '-74.0747' },
    },
    ...fields,
  };
}

/** Dinner in Bogotá, by a calendar that has its own zones or names one. */
export function aCalendar(...lines: string[]): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//vendor.example//EN',
    'BEGIN:VEVENT',
    'UID:table-7@vendor.example',
    'DTSTAMP:20260801T080000Z',
    'DTSTART;TZID=America/Bogota:20260904T190000',
    'DTEND;TZID=America/Bogota:20260904T213000',
    'SUMMARY:Dinner at Andrés',
    'LOCATION:Calle 3 11-56\\, Chía',
    'GEO:4.8617;-74.0536',
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');
}

/** A page of a PDF file that says this. */
export function aTicketFile(words: string): Buffer {
  const page = `BT /F1 12 Tf 72 720 Td (${words}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const parts = ['%PDF-1.4', ...objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj`)];
  return Buffer.from([...parts, 'trailer << /Root 1 0 R /Size 6 >>', '%%EOF', ''].join('\n'));
}
