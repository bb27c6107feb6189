import { existsSync, readFileSync } from 'node:fs';

import { createMailReader } from '../../src/itinerary/processes/mail-reader';
import { findExtractor } from '../../src/itinerary/processes/find-extractor';
import { runLimited } from '../../src/itinerary/processes/run-limited';
import { extractBookings, type Extractor } from '../../src/itinerary/processes/run-extractor';
import { runOwnReader } from '../../src/itinerary/processes/run-own-reader';
import { readOwn } from '../../src/itinerary/own-reading';
import { readMail } from '../../src/itinerary/read-mail';
import { aBookingMail, aFlightReservation, aHotelReservation, aMail } from '../support/booking-mails';
import { createExtractorStandIn } from '../support/extractor-stand-in';

const NARROW = { cpuSeconds: 1, milliseconds: 500, outputBytes: 10_000, memoryBytes: 1024 ** 3 };
const WIDE = { cpuSeconds: 30, milliseconds: 120_000, outputBytes: 100_000, memoryBytes: 4 * 1024 ** 3 };
const nothing = new Uint8Array();
const node = (script: string) => ({ file: process.execPath, arguments: ['-e', script] });

describe('a program that reads what nobody can trust', () => {
  it('is ended when it takes too long, or writes too much', async () => {
    const waiting = node('setInterval(() => {}, 1000)');
    expect(await runLimited(waiting, nothing, NARROW)).toEqual({ failure: 'too-slow' });
    const flood = node('const more = () => process.stdout.write("x".repeat(9000), more); more();');
    expect(await runLimited(flood, nothing, { ...WIDE, outputBytes: 10_000 })).toEqual({
      failure: 'too-long',
    });
  });

  it('is ended by its own work, however little of the machine it gets, where the system can count that', async () => {
    const isHeld = existsSync('/usr/bin/prlimit');
    const limits = { ...WIDE, cpuSeconds: 1, milliseconds: isHeld ? 120_000 : 1000 };
    expect(await runLimited(node('for (;;);'), nothing, limits)).toEqual({
      failure: isHeld ? 'too-busy' : 'too-slow',
    });
  });

  it('gets no more memory than it may have, where the system can hold it to that', async () => {
    const greedy = { file: '/bin/sh', arguments: ['-c', 'x=$(head -c 200000000 /dev/zero | tr "\\0" x)'] };
    const isHeld = existsSync('/usr/bin/prlimit');
    expect(await runLimited(greedy, nothing, { ...WIDE, memoryBytes: 50_000_000 })).toEqual(
      isHeld ? { failure: 'crash' } : { output: '' },
    );
    expect(await runLimited(greedy, nothing, WIDE)).toEqual({ output: '' });
  });

  it('crashes for itself alone, and may be missing', async () => {
    expect(await runLimited(node('process.abort()'), nothing, WIDE)).toEqual({ failure: 'crash' });
    expect(await runLimited(node('process.exit(3)'), nothing, WIDE)).toEqual({ failure: 'crash' });
    const missing = { file: '/nowhere/at/all', arguments: [] };
    expect(await runLimited(missing, Buffer.alloc(1_000_000), WIDE)).toEqual({ failure: 'crash' });
  });

  it('knows no setting of the service, and leaves nothing behind', async () => {
    process.env.KEY_SECRET_OF_TESTS = 'a secret';
    const told = await runLimited(
      node(`require('fs').writeFileSync(process.env.HOME + '/kept', 'x');
        console.log(JSON.stringify({ names: Object.keys(process.env).sort(), home: process.env.HOME, here: process.cwd() }))`),
      nothing,
      WIDE,
    );
    delete process.env.KEY_SECRET_OF_TESTS;
    const { names, home, here } = JSON.parse('output' in told ? told.output : '{}') as {
      names: string[];
      home: string;
      here: string;
    };
    expect([names, here]).toEqual([['HOME', 'NODE_ENV', 'TMPDIR', 'TZ'], home]);
    expect(() => readFileSync(`${home}/kept`)).toThrow('ENOENT');
  });
});

describe('our own reader in a process of its own', () => {
  it('tells the same as it would in this one', async () => {
    const mail = aBookingMail(aFlightReservation(), aHotelReservation());
    // What is written into the mail in between is lost on the way: fields of which nothing is known.
    expect(await runOwnReader(mail)).toEqual(JSON.parse(JSON.stringify(await readOwn(mail))));
  });

  it('is ended where it would keep the service waiting', async () => {
    const mail = aBookingMail(aFlightReservation());
    expect(await runOwnReader(mail, { ...NARROW, milliseconds: 1 })).toEqual({ failure: 'too-slow' });
  });
});

describe('kitinerary-extractor', () => {
  it('is looked for where distributions put it', () => {
    expect(findExtractor(['/nowhere/kf5/kitinerary-extractor', '/usr', process.execPath])).toBe(
      process.execPath,
    );
    expect(findExtractor(['/nowhere/kf5/kitinerary-extractor'])).toBeNull();
  });

  describe('beside our own reader', () => {
    const standIn = createExtractorStandIn();
    const failures: string[] = [];
    afterAll(() => standIn.close());
    beforeEach(() => void failures.splice(0));
    const read = (extractor: Extractor, mail: Buffer) =>
      createMailReader({ extractor, onFailure: (...words) => failures.push(words.join(' ')) })(mail);
    const flight = aBookingMail(aFlightReservation());

    it('crashes, writes nonsense or hangs: what our own reader found stands', async () => {
      const own = await readMail(flight);
      expect(await read(standIn.doing('process.abort()'), flight)).toEqual({ ...own, isCutShort: false });
      expect(failures).toEqual(['kitinerary-extractor crash']);
      expect(await read(standIn.doing('console.log("[{")'), flight)).toMatchObject(own);
      const hanging = standIn.doing('setInterval(() => {}, 1000)');
      expect(await extractBookings(hanging, flight, NARROW)).toEqual({ failure: 'too-slow' });
    });

    it('is given the mail as it came', async () => {
      const sizes = standIn.doing(
        `let bytes = 0; process.stdin.on('data', (chunk) => (bytes += chunk.length)).on('end', () => console.log(JSON.stringify({
          '@type': 'LodgingReservation', reservationNumber: String(bytes), reservationFor: { name: 'Inn' },
          checkinTime: '2026-09-03', checkoutTime: '2026-09-04' })))`,
      );
      const { bookings } = await read(sizes, aMail({ html: '<p>é</p>' }));
      expect(bookings[0]?.fields.confirmation_no).toBe(String(aMail({ html: '<p>é</p>' }).length));
    });

    it('tells of a booking that our own reader can not see, with times by their zones and days as days', async () => {
      const inn = {
        '@type': 'LodgingReservation',
        reservationNumber: 'P1',
        modifiedTime: '2099-01-01T00:00:00Z',
        reservationFor: {
          '@type': 'LodgingBusiness',
          name: 'Inn',
          geo: { latitude: 4.596399784088135, longitude: -74.07469940185547 },
        },
        checkinTime: {
          '@type': 'QDateTime',
          '@value': '2026-09-03T00:00:00-05:00',
          timezone: 'America/Bogota',
        },
        checkoutTime: {
          '@type': 'QDateTime',
          '@value': '2026-09-06T11:00:00-05:00',
          timezone: 'America/Bogota',
        },
      };
      expect(await read(standIn.saying(inn), aMail({ html: '<p>See the attached ticket.</p>' }))).toEqual({
        isCutShort: false,
        unread: [],
        bookings: [
          {
            kind: 'hotel',
            isCancelled: false,
            calendarId: null,
            said: { sequence: null, at: null },
            fields: {
              confirmation_no: 'P1',
              hotel_name: 'Inn',
              lat: 4.5964,
              lng: -74.0747,
              checkin_date: '2026-09-03',
              checkout_date: '2026-09-06T11:00:00',
              checkout_date_utc: '2026-09-06T16:00:00Z',
              time_zone_id: 'America/Bogota',
            },
          },
        ],
      });
    });

    it('says what no contract takes, or nothing that is a booking: nothing of it is taken', async () => {
      const own = await readMail(flight);
      const nonsense = standIn.saying(
        { '@type': 'FlightReservation', reservationFor: [[], null, {}] },
        { '@type': 'LodgingReservation', reservationFor: { name: 'x'.repeat(100_000) }, checkinTime: 'soon' },
        { '@type': 'Nothing' },
      );
      expect(await read(nonsense, flight)).toMatchObject(own);
    });
  });
});
