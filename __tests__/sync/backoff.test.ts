import * as fc from 'fast-check';

import { waitBeforeRetry } from '@/sync/backoff';

const QUARTER_OF_AN_HOUR = 15 * 60_000;
const attempts = fc.integer({ min: 1, max: 100_000 });
const dice = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('the wait before the next attempt', () => {
  it('is never negative and never longer than a quarter of an hour', () => {
    fc.assert(
      fc.property(attempts, dice, (count, fallen) => {
        const wait = waitBeforeRetry(count, () => fallen, null);
        expect(wait).toBeGreaterThanOrEqual(0);
        expect(wait).toBeLessThanOrEqual(QUARTER_OF_AN_HOUR);
      }),
    );
  });

  it('grows with every attempt, or stays at its longest', () => {
    fc.assert(
      fc.property(attempts, dice, (count, fallen) => {
        const wait = (tries: number) => waitBeforeRetry(tries, () => fallen, null);
        expect(wait(count + 1)).toBeGreaterThanOrEqual(wait(count));
      }),
    );
    const longest = [1, 2, 3, 4].map((count) => waitBeforeRetry(count, () => 0.999999, null));
    expect(longest).toEqual([2_000, 4_000, 8_000, 16_000]);
  });

  it('is spread over all of its length, so that devices do not come back together', () => {
    expect(waitBeforeRetry(5, () => 0, null)).toBe(0);
    expect(waitBeforeRetry(5, () => 0.5, null)).toBe(16_000);
  });

  it('is never shorter than the service asks for', () => {
    fc.assert(
      fc.property(attempts, dice, fc.integer({ min: 0, max: 86_400_000 }), (count, fallen, asked) => {
        expect(waitBeforeRetry(count, () => fallen, asked)).toBeGreaterThanOrEqual(asked);
      }),
    );
  });
});
