import fc from 'fast-check';

import { writeDistance } from '@/i18n/format/lengths';
import { roundDistance } from '@/map/outline/scale-bar';

describe('the scale', () => {
  it('tells a round distance', () => {
    expect([99, 100, 199, 200, 499, 500, 1000].map((most) => roundDistance(most, 'metric'))).toEqual([
      50, 100, 100, 200, 200, 500, 1000,
    ]);
  });

  it('tells round miles, and feet where there are few, to those who count by them', () => {
    const locale = {
      language: 'en',
      units: 'imperial',
      clock: '12h',
      isMonthFirst: true,
      firstWeekday: 6,
    } as const;
    const told = [100, 1000, 3000, 9000, 1_000_000, 2_000_000].map((most) =>
      writeDistance(locale, roundDistance(most, 'imperial')).replace('\u00A0', ' '),
    );
    expect(told).toEqual(['200 ft', '0.5 mi', '1.0 mi', '5.0 mi', '500 mi', '1,000 mi']);
  });

  it('never tells more than fits, and never less than two fifths of it', () => {
    const metres = fc.double({ min: 0.5, max: 2e7, noNaN: true });
    fc.assert(
      fc.property(metres, fc.constantFrom('metric', 'imperial'), (most, units) => {
        expect(roundDistance(most, units)).toBeLessThanOrEqual(most);
        expect(roundDistance(most, units)).toBeGreaterThanOrEqual(most * 0.4 - 1e-9);
      }),
    );
  });
});
