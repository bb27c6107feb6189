import fc from 'fast-check';

import { SegmentBody } from '@/contract/segment';

import type { Booking } from '../../src/itinerary/booking';
import { joinReaders } from '../../src/itinerary/join-readers';
import { mergePassengers } from '../../src/itinerary/merge-passengers';
import { createMailReader } from '../../src/itinerary/processes/mail-reader';
import {
  extractBookings,
  prepareExtractor,
  type Extractor,
} from '../../src/itinerary/processes/run-extractor';
import { readMail } from '../../src/itinerary/read-mail';
import { readSeed, readSize } from '../faults/report-counts';
import { mutatedMails } from '../support/mutated-mails';
import { BOOKED_MAILS, CALENDAR_MAIL } from './booked-mails';

/** Each is a process. */
const EXTRACTED_MAILS = readSize('EXTRACTED_MAILS', 20);

/** The extractor knows airports, and which zone a place is in; our own reader leaves both to the service. */
const KNOWN_TO_THE_EXTRACTOR = /_(lat|lng|country)$|(^|_)time_zone_id$/;
/** Where a mail tells only what clocks show or only the instant, it works out the other by that zone. */
const WORKED_OUT = /_datetime(_utc)?$/;

let extractor: Extractor;
beforeAll(async () => {
  extractor = await prepareExtractor(process.env.TEST_EXTRACTOR ?? '');
});

async function extract(mail: Buffer): Promise<Booking[]> {
  const extraction = await extractBookings(extractor, mail);
  if ('failure' in extraction) throw new Error(`the extractor failed: ${extraction.failure}`);
  return mergePassengers(extraction.bookings);
}

/** Lists are told in any order, and positions by the extractor in single precision. */
const comparable = (value: unknown) =>
  Array.isArray(value)
    ? (value as unknown[]).map(String).sort()
    : typeof value === 'number'
      ? value.toFixed(4)
      : value;

describe('a booking mail', () => {
  it.each(Object.entries(BOOKED_MAILS))('says the same to both readers: %s', async (_name, mail) => {
    const [{ bookings: own, unread }, extracted] = [await readMail(mail), await extract(mail)];
    expect(unread).toEqual([]);
    expect(own.length).toBeGreaterThan(0);
    expect(extracted).toHaveLength(own.length);
    for (const booking of own) {
      // All others are the same as others of the own: what is joined with this one is the one left over.
      const same = extracted.filter((each) => joinReaders([booking], [each]).length === 1);
      expect(same).toHaveLength(1);
      const [{ fields, isCancelled } = booking] = same;
      expect(isCancelled).toBe(booking.isCancelled);
      const told = Object.entries(booking.fields);
      expect(told.map(([name]) => [name, comparable(fields[name])])).toEqual(
        told.map(([name, value]) => [name, comparable(value)]),
      );
      const added = Object.keys(fields).filter((name) => booking.fields[name] === undefined);
      expect(added.filter((name) => !KNOWN_TO_THE_EXTRACTOR.test(name) && !WORKED_OUT.test(name))).toEqual(
        [],
      );
    }
    // Joined it is told once, and as our own reader tells it.
    const joined = joinReaders(own, extracted);
    expect(joined.map(({ fields }) => fields)).toMatchObject(own.map(({ fields }) => fields));
    expect(joined).toHaveLength(own.length);
  });

  it('is one of thirty and more', () => {
    expect(Object.keys(BOOKED_MAILS).length).toBeGreaterThanOrEqual(30);
  });

  it('with nothing but a calendar file is known to our own reader alone', async () => {
    expect(await extract(CALENDAR_MAIL)).toEqual([]);
    expect((await readMail(CALENDAR_MAIL)).bookings).toHaveLength(1);
  });

  it('is read by both as the service does it', async () => {
    const failures: string[] = [];
    const read = createMailReader({ extractor, onFailure: (...words) => failures.push(words.join(' ')) });
    const mail = BOOKED_MAILS['a flight by the clocks of its airports'] ?? Buffer.alloc(0);
    const { bookings, unread } = await read(mail);
    expect([failures, unread]).toEqual([[], []]);
    expect(bookings).toMatchObject([
      {
        kind: 'air',
        said: { at: '2026-08-01T08:00:00.000Z' },
        fields: {
          departure_datetime: '2026-09-02T13:30:00',
          departure_time_zone_id: 'Europe/Berlin',
          departure_datetime_utc: '2026-09-02T11:30:00Z',
          destination_country: 'CO',
        },
      },
    ]);
  });

  it('that something has happened to is read by the extractor as far as it goes, and by the contract', async () => {
    const [mark, other] = ['QQONEQQ', 'QQTWOQQ'];
    await fc.assert(
      fc.asyncProperty(mutatedMails(mark), async (mail) => {
        const extraction = await extractBookings(extractor, mail);
        const bookings = 'failure' in extraction ? [] : extraction.bookings;
        expect(JSON.stringify(bookings)).not.toContain(other);
        for (const { kind, fields } of bookings) SegmentBody.parse({ segment: { kind, ...fields } });
      }),
      { numRuns: EXTRACTED_MAILS, seed: readSeed() },
    );
  });
});
