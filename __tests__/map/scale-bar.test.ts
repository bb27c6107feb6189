import fc from 'fast-check';

import { roundDistance } from '@/map/outline/scale-bar';

describe('the scale', () => {
  it('tells a round distance', () => {
    expect([99, 100, 199, 200, 499, 500, 1000].map(roundDistance)).toEqual([
      50, 100, 100, 200, 200, 500, 1000,
    ]);
  });

  it('never tells more than fits, and never less than two fifths of it', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.5, max: 2e7, noNaN: true }), (most) => {
        expect(roundDistance(most)).toBeLessThanOrEqual(most);
        expect(roundDistance(most)).toBeGreaterThanOrEqual(most * 0.4 - 1e-9);
      }),
    );
  });
});
