import { existsSync } from 'node:fs';
import { join } from 'node:path';

import fc from 'fast-check';

import { SegmentBody } from '@/contract/segment';

import type { ReadMail } from '../../src/itinerary/booking';
import { LIMITS } from '../../src/itinerary/limits';
import { OWN_LIMITS, runAsReader } from '../../src/itinerary/processes/run-own-reader';
import { readMail } from '../../src/itinerary/read-mail';
import { readSeed, readSize, reportCounts } from '../faults/report-counts';
import { mutatedMails } from '../support/mutated-mails';

/** How many pairs of mails are tried; a campaign asks for more. */
const PAIRS = Math.ceil(readSize('MUTATED_MAILS', 300) / 2);
/** How many are read by one process. */
const TOGETHER = 100;
const READ_MANY = join(__dirname, '../support/read-many-mails.ts');
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

  it('takes no more time and memory than a reader has for one, even a hundred of them together', async () => {
    const mails = fc.sample(mutatedMails(MARKS[0]), { numRuns: PAIRS * 2, seed: readSeed() });
    for (let first = 0; first < mails.length; first += TOGETHER) {
      const some = mails.slice(first, first + TOGETHER).map((mail) => mail.toString('base64'));
      const result = await runAsReader([READ_MANY], Buffer.from(JSON.stringify(some)));
      // No failure: the system ends whoever takes more.
      const told = JSON.parse('output' in result ? result.output : JSON.stringify(result)) as {
        mostMemory: number;
      };
      expect(told).toMatchObject({ mails: some.length });
      expect(told.mostMemory).toBeLessThan(OWN_LIMITS.memoryBytes);
    }
  });

  it.each([
    ['work', 'for (;;);', 1, 'too-busy'],
    ['text', 'const kept = []; for (;;) kept.push(Array(1e5).fill(0).map(String))', 15, 'crash'],
    ['bytes', 'const kept = []; for (;;) kept.push(Buffer.alloc(1e7, 1))', 15, 'crash'],
  ])('would be ended if it were too much %s', async (_, script, cpuSeconds, failure) => {
    // Where the system can't hold it to that, the clock ends it.
    const isHeld = existsSync('/usr/bin/prlimit');
    const limits = { ...OWN_LIMITS, cpuSeconds, ...(!isHeld && { milliseconds: 500 }) };
    expect(await runAsReader(['-e', script], new Uint8Array(), limits)).toEqual({
      failure: isHeld ? failure : 'too-slow',
    });
  });
});
