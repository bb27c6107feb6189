import { deviceClock, toLocalDay } from '@/platform/device-clock';

describe('the clock of the device', () => {
  it('names the day where the traveller is, not the day in London', () => {
    expect(toLocalDay(new Date(2026, 0, 5, 0, 0, 1))).toBe('2026-01-05');
    expect(toLocalDay(new Date(2026, 11, 31, 23, 59, 59))).toBe('2026-12-31');
  });

  it('goes on', () => {
    const before = Date.now();
    expect(deviceClock.now()).toBeGreaterThanOrEqual(before);
    expect(deviceClock.today()).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });
});
