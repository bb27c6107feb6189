import fc from 'fast-check';

import { SegmentBody } from '@/contract/segment';

import type { ReadMail } from '../src/itinerary/booking';
import { LIMITS } from '../src/itinerary/limits';
import { readMail } from '../src/itinerary/read-mail';
import { readSeed, readSize, reportCounts } from './faults/report-counts';
import { mutatedMails } from './support/mutated-mails';

/** How many pairs of mails are tried; a campaign asks for more. */
const PAIRS = Math.ceil(readSize('MUTATED_MAILS', 300) / 2);
const MARKS = ['QQONEQQ', 'QQTWOQQ'] as const;

describe('a mail that something has happened to', () => {
  it('is read as far as it can be, or is said not to be understood: by the contract, never by a failure, and never with the words of another', async () => {
    const seed = readSeed();
    const counts = { mutatedMails: 0, bookings: 0, foreign: 0 };
    const check = ({ bookings, unread }: ReadMail, foreign: string) => {
      counts.mutatedMails += 1;
      counts.bookings += bookings.length;
      if (JSON.stringify(bookings).includes(foreign)) counts.foreign += 1;
      expect(bookings.length + unread.length).toBeGreaterThan(0);
      expect(bookings.length).toBeLessThanOrEqual(LIMITS.bookings);
      for (const { kind, fields } of bookings) SegmentBody.parse({ segment: { kind, ...fields } });
    };
    const [one, other] = MARKS;
    await fc.assert(
      fc.asyncProperty(mutatedMails(one), mutatedMails(other), async (mail, beside) => {
        const [read, readBeside] = await Promise.all([readMail(mail), readMail(beside)]);
        check(read, other);
        check(readBeside, one);
        expect(counts.foreign).toBe(0);
      }),
      { numRuns: PAIRS, seed },
    );
    reportCounts('mails', seed, counts);
  });
});
