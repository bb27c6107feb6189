import { isKnownZone, readClock } from '@/contract/zone-clock';

/** How many clocks are made while this is done. */
function countMade(work: () => void): number {
  const make = jest.spyOn(Intl, 'DateTimeFormat');
  work();
  const made = make.mock.calls.length;
  make.mockRestore();
  return made;
}

describe('clocks of zones', () => {
  it('are made once for a zone that is asked for again', () => {
    isKnownZone('Asia/Tokyo');
    expect(countMade(() => readClock('Asia/Tokyo', 0))).toBe(0);
  });

  it('are not all kept where somebody makes up names without end', () => {
    const names = Array.from({ length: 1_000 }, (_, index) => `Nowhere/Number_${index}`);
    expect(names.filter(isKnownZone)).toEqual([]);
    // The first are asked for anew, for they are forgotten; the last are not.
    expect(countMade(() => isKnownZone('Nowhere/Number_0'))).toBe(1);
    expect(countMade(() => isKnownZone('Nowhere/Number_999'))).toBe(0);
  });
});
