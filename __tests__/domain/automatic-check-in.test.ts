import { AUTOMATIC_METRES, AUTOMATIC_PAUSE_MS, isAutomaticCheckInDue } from '@/domain/automatic-check-in';

const at = Date.UTC(2026, 2, 20);
const last = { at, countryCode: 'PE' };

describe('an automatic check-in', () => {
  it.each([
    ['is the first', null, { at, countryCode: 'PE' }, 0, true],
    [
      'comes from elsewhere after an hour',
      last,
      { at: at + AUTOMATIC_PAUSE_MS, countryCode: 'PE' },
      AUTOMATIC_METRES,
      true,
    ],
    [
      'comes from the same place',
      last,
      { at: at + AUTOMATIC_PAUSE_MS, countryCode: 'PE' },
      AUTOMATIC_METRES - 1,
      false,
    ],
    [
      'comes from a new country, just over the border',
      last,
      { at: at + AUTOMATIC_PAUSE_MS, countryCode: 'BO' },
      10,
      true,
    ],
    [
      'comes from a new country within the hour',
      last,
      { at: at + AUTOMATIC_PAUSE_MS - 1, countryCode: 'BO' },
      90_000,
      false,
    ],
    ['comes from the open sea near by', last, { at: at + AUTOMATIC_PAUSE_MS, countryCode: null }, 10, false],
    [
      'comes after the clock was set back by days',
      last,
      { at: at - 3 * 86_400_000, countryCode: 'PE' },
      90_000,
      true,
    ],
  ])('that %s', (_what, before, here, metres, isDue) => {
    expect(isAutomaticCheckInDue(before, here, metres)).toBe(isDue);
  });
});
