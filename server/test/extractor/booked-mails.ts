import {
  aCar,
  aFerry,
  aFlight,
  aHotel,
  anEvent,
  aSeat,
  asMicrodata,
  aTable,
  aTrain,
  CANCELLED,
  SAN_FRANCISCO,
  station,
  type Thing,
} from './booked-things';

type Encoding = 'plain' | 'base64' | 'quoted-printable';

interface Written {
  encoding?: Encoding;
  /** Beside the page. */
  calendar?: string;
  isForwarded?: boolean;
}

const wrapped = (text: string) => text.replaceAll(/.{76}/g, '$&\r\n');
const BODIES: Record<Encoding, (text: string) => [transfer: string, body: string]> = {
  plain: (text) => ['8bit', text],
  base64: (text) => ['base64', wrapped(Buffer.from(text).toString('base64'))],
  'quoted-printable': (text) => [
    'quoted-printable',
    // Every byte that mails may not have as it is, and every "=".
    [...Buffer.from(text)]
      .map((byte) =>
        byte > 126 || byte === 61
          ? `=${byte.toString(16).toUpperCase().padStart(2, '0')}`
          : String.fromCharCode(byte),
      )
      .join('')
      .replaceAll(/(?:=..|[^=\r\n]){60}/g, '$&=\r\n'),
  ],
};

function aMessage(page: string, { encoding = 'plain', calendar, isForwarded = false }: Written): string {
  const [transfer, body] = BODIES[encoding](page);
  const message = [
    'From: Bookings <bookings@vendor.example>',
    'To: robin@example.org',
    'Subject: Your booking',
    'Date: Sat, 01 Aug 2026 08:00:00 +0000',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="part"',
    '',
    '--part',
    'Content-Type: text/html; charset=utf-8',
    `Content-Transfer-Encoding: ${transfer}`,
    '',
    body,
    ...(calendar === undefined
      ? []
      : [
          '--part',
          'Content-Type: text/calendar; charset=utf-8; name="booking.ics"',
          'Content-Disposition: attachment; filename="booking.ics"',
          '',
          calendar,
        ]),
    '--part--',
    '',
  ].join('\r\n');
  if (!isForwarded) return message;
  const headers = [
    'From: robin@example.org',
    'Subject: Fwd: Your booking',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="outer"',
  ];
  return [...headers, '', '--outer', 'Content-Type: message/rfc822', '', message, '--outer--', ''].join(
    '\r\n',
  );
}

const aPage = (inner: string) =>
  `<!DOCTYPE html><html><head><title>Booking</title></head><body><p>Thank you, Zoë.</p>${inner}</body></html>`;
const script = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;

/** Each thing in a script of its own, as most write it. */
export const told = (things: readonly Thing[], written: Written = {}) =>
  Buffer.from(aMessage(aPage(things.map(script).join('\n')), written));
const inOneScript = (things: readonly Thing[]) => Buffer.from(aMessage(aPage(script(things)), {}));
const inMicrodata = (...things: Thing[]) =>
  Buffer.from(aMessage(aPage(things.map((thing) => asMicrodata(thing)).join('\n')), {}));
const ofPerson = (name: string) => ({ underName: { '@type': 'Person', name } });

const aCalendarOf = (summary: string) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//vendor.example//EN',
    'BEGIN:VEVENT',
    'UID:7@vendor.example',
    'DTSTAMP:20260801T080000Z',
    'DTSTART;TZID=Europe/London:20260904T190000',
    'DTEND;TZID=Europe/London:20260904T213000',
    `SUMMARY:${summary}`,
    'LOCATION:1 Tavistock Street\\, London',
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');

const TO_BOGOTA = {
  number: 'LH542',
  route: ['FRA', 'BOG'],
  times: ['2026-09-02T13:30:00+02:00', '2026-09-02T18:05:00-05:00'],
} as const;
const BACK = {
  number: 'LH543',
  route: ['BOG', 'FRA'],
  times: ['2026-09-23T19:55:00-05:00', '2026-09-24T13:40:00+02:00'],
} as const;
const PARIS = station('TrainStation', 'Paris Gare du Nord', [48.8809, 2.3553]);
const LONDON_ST_PANCRAS = station('TrainStation', 'London St Pancras', [51.5314, -0.1261]);
const YORK = station('TrainStation', 'York', [53.958, -1.0932]);
const EUROSTAR = {
  number: '9051',
  from: PARIS,
  to: LONDON_ST_PANCRAS,
  times: ['2026-09-02T10:13:00+02:00', '2026-09-02T11:30:00+01:00'],
} as const;
const BERGEN = station('BoatTerminal', 'Bergen Skoltegrunnskaien', [60.3994, 5.3113]);
const HIRTSHALS = station('BoatTerminal', 'Hirtshals', [57.5953, 9.9645]);
const AIRPORT: [string, typeof SAN_FRANCISCO] = [
  'San Francisco Airport',
  { ...SAN_FRANCISCO, street: '780 McDonnell Road', postalCode: '94128' },
];
const IN_DENVER: [string, typeof SAN_FRANCISCO] = [
  'Denver Downtown',
  { street: '2151 Broadway', town: 'Denver', postalCode: '80205', country: 'US', region: 'CO' },
];
const RENTAL = {
  company: 'Hertz',
  places: [AIRPORT, AIRPORT],
  times: ['2026-09-02T10:00:00-07:00', '2026-09-05T10:00:00-07:00'],
} as const;

/** In the forms of real bookings; who sells them, and to whom, nobody is. */
export const BOOKED_MAILS: Readonly<Record<string, Buffer>> = {
  'a flight': told([aFlight(TO_BOGOTA, { airplaneSeat: '9A' })]),
  'a flight there and one back': told([aFlight(TO_BOGOTA), aFlight(BACK)]),
  'two legs with a change, in one script': inOneScript([
    aFlight({
      number: 'IB3677',
      route: ['FRA', 'MAD'],
      times: ['2026-09-02T06:55:00+02:00', '2026-09-02T09:35:00+02:00'],
    }),
    aFlight({
      number: 'IB6585',
      route: ['MAD', 'BOG'],
      times: ['2026-09-02T12:05:00+02:00', '2026-09-02T15:25:00-05:00'],
    }),
  ]),
  'a flight of three people': told([
    aFlight(TO_BOGOTA, { ...ofPerson('Robin Doe'), airplaneSeat: '9A' }),
    aFlight(TO_BOGOTA, { ...ofPerson('Kim Doe'), airplaneSeat: '9B' }),
    aFlight(TO_BOGOTA, { ...ofPerson('Zoë Doe'), airplaneSeat: '9C' }),
  ]),
  'a flight that arrives the day before, over the date line': told([
    aFlight({
      number: 'NZ10',
      route: ['AKL', 'HNL'],
      times: ['2026-09-02T23:55:00+12:00', '2026-09-02T10:40:00-10:00'],
    }),
  ]),
  'a flight that loses a day over the date line': told([
    aFlight({
      number: 'NZ9',
      route: ['HNL', 'AKL'],
      times: ['2026-09-05T22:50:00-10:00', '2026-09-07T05:55:00+12:00'],
    }),
  ]),
  'a flight by instants': told([
    aFlight({ ...TO_BOGOTA, times: ['2026-09-02T11:30:00Z', '2026-09-02T23:05:00Z'] }),
  ]),
  'a flight by the clocks of its airports': told([
    aFlight({ ...TO_BOGOTA, times: ['2026-09-02T13:30:00', '2026-09-02T18:05:00'] }),
  ]),
  'a flight in the night in which clocks go back': told([
    aFlight({
      number: 'BA902',
      route: ['LHR', 'FRA'],
      times: ['2026-10-25T00:30:00+01:00', '2026-10-25T02:05:00+01:00'],
    }),
  ]),
  'a flight in the night in which clocks go forward': told([
    aFlight({
      number: 'UA1',
      route: ['SFO', 'EWR'],
      times: ['2027-03-13T22:45:00-08:00', '2027-03-14T07:20:00-04:00'],
    }),
  ]),
  'a flight that is cancelled': told([aFlight(TO_BOGOTA, { reservationStatus: CANCELLED })]),
  'a flight that was changed': told([
    aFlight(
      { ...TO_BOGOTA, times: ['2026-09-02T15:10:00+02:00', '2026-09-02T19:45:00-05:00'] },
      { modifiedTime: '2026-08-20T10:00:00Z' },
    ),
  ]),
  'a flight in microdata': inMicrodata(aFlight(TO_BOGOTA)),
  'a hotel': told([aHotel('The Savoy', ['2026-09-02T15:00:00+01:00', '2026-09-06T11:00:00+01:00'])]),
  'a hotel by days': told([aHotel('The Savoy', ['2026-09-02', '2026-09-06'])]),
  'a hotel in microdata': inMicrodata(
    aHotel('The Savoy', ['2026-09-02T15:00:00+01:00', '2026-09-06T11:00:00+01:00']),
  ),
  'nights in which clocks change': told([
    aHotel('The Savoy', ['2026-10-24T15:00:00+01:00', '2026-10-26T11:00:00+00:00']),
  ]),
  'a hotel that is cancelled': told([
    aHotel('The Savoy', ['2026-09-02T15:00:00+01:00', '2026-09-06T11:00:00+01:00'], {
      reservationStatus: CANCELLED,
    }),
  ]),
  'two hotels, one after the other': told([
    aHotel('The Savoy', ['2026-09-02T15:00:00+01:00', '2026-09-06T11:00:00+01:00']),
    aHotel(
      'Palace Hotel',
      ['2026-09-07T15:00:00-07:00', '2026-09-09T11:00:00-07:00'],
      { reservationNumber: 'H4712' },
      SAN_FRANCISCO,
    ),
  ]),
  'a train over a border': told([aTrain(EUROSTAR)]),
  'a train with a change': told([
    aTrain(EUROSTAR),
    aTrain({
      number: '1S12',
      from: LONDON_ST_PANCRAS,
      to: YORK,
      times: ['2026-09-02T13:00:00+01:00', '2026-09-02T14:50:00+01:00'],
    }),
  ]),
  'a train of two people': told([
    aTrain(EUROSTAR, { ...ofPerson('Robin Doe'), reservedTicket: aSeat('T-1', '61') }),
    aTrain(EUROSTAR, { ...ofPerson('Kim Doe'), reservedTicket: aSeat('T-2', '62') }),
  ]),
  'a train in microdata': inMicrodata(aTrain(EUROSTAR)),
  'a ferry': told([
    aFerry({
      number: 'MS Bergensfjord',
      from: BERGEN,
      to: HIRTSHALS,
      times: ['2026-09-02T13:30:00+02:00', '2026-09-03T08:00:00+02:00'],
    }),
  ]),
  'a ferry there and back': told([
    aFerry({
      number: 'MS Bergensfjord',
      from: BERGEN,
      to: HIRTSHALS,
      times: ['2026-09-02T13:30:00+02:00', '2026-09-03T08:00:00+02:00'],
    }),
    aFerry({
      number: 'MS Stavangerfjord',
      from: HIRTSHALS,
      to: BERGEN,
      times: ['2026-09-08T20:00:00+02:00', '2026-09-09T12:30:00+02:00'],
    }),
  ]),
  'a car': told([aCar(RENTAL)]),
  'a car that is left in another zone': told([
    aCar({
      ...RENTAL,
      places: [AIRPORT, IN_DENVER],
      times: ['2026-09-02T10:00:00-07:00', '2026-09-05T10:00:00-06:00'],
    }),
  ]),
  'a car in microdata, cancelled': inMicrodata(aCar(RENTAL, { reservationStatus: CANCELLED })),
  'a concert': told([anEvent('Foo Fighters', ['2026-09-06T19:30:00-07:00', '2026-09-06T22:30:00-07:00'])]),
  'a concert that ends on the next day, cancelled': told([
    anEvent('Long Night', ['2026-09-06T21:00:00-07:00', '2026-09-07T02:00:00-07:00'], {
      reservationStatus: CANCELLED,
    }),
  ]),
  'a table': told([aTable('Wagamama', '2026-09-04T19:00:00+01:00')]),
  'a journey in one mail': told([
    aFlight({
      number: 'BA285',
      route: ['LHR', 'SFO'],
      times: ['2026-09-01T11:20:00+01:00', '2026-09-01T14:20:00-07:00'],
    }),
    aHotel('Palace Hotel', ['2026-09-01T15:00:00-07:00', '2026-09-05T11:00:00-07:00'], {}, SAN_FRANCISCO),
    aCar(RENTAL),
    anEvent('Foo Fighters', ['2026-09-04T19:30:00-07:00', '2026-09-04T22:30:00-07:00']),
  ]),
  'a mail that somebody passed on': told([aFlight(TO_BOGOTA)], { isForwarded: true }),
  'a mail in base64': told(
    [aHotel('Hôtel de la Ópera', ['2026-09-02T15:00:00+01:00', '2026-09-06T11:00:00+01:00'])],
    { encoding: 'base64' },
  ),
  'a quoted-printable mail': told(
    [aHotel('Hôtel de la Ópera', ['2026-09-02T15:00:00+01:00', '2026-09-06T11:00:00+01:00'])],
    {
      encoding: 'quoted-printable',
    },
  ),
  'a calendar file beside a reservation': told([aTable('Wagamama', '2026-09-04T19:00:00+01:00')], {
    calendar: aCalendarOf('Table'),
  }),
};

/** Events of calendars are nothing to the extractor unless it knows who sends them. */
export const CALENDAR_MAIL = Buffer.from(
  aMessage(aPage('<p>See the attached file.</p>'), { calendar: aCalendarOf('Dinner') }),
);
