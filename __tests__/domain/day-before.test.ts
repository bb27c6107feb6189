import { dayBeforeAt } from '@/domain/day-before';

describe('the day before', () => {
  it.each([
    ['2026-04-01', new Date(2026, 2, 31, 10)],
    ['2026-01-01T00:00:00.000Z', new Date(2025, 11, 31, 10)],
    ['2024-03-01', new Date(2024, 1, 29, 10)],
  ])('of %s is told by the clock on the wall', (day, moment) => {
    expect(dayBeforeAt(day, 10)).toBe(moment.getTime());
  });

  it('is not known of what is no day', () => {
    expect(dayBeforeAt('tomorrow', 10)).toBeNull();
  });
});
