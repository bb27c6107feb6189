import { countChanges, visitNow, toDay } from '@/domain/last-visit';

const HOUR = 3_600_000;
const monday = Date.UTC(2026, 2, 16, 9);

describe('looking at what is new', () => {
  it('remembers nothing before the first look', () => {
    expect(visitNow(null, monday)).toEqual({ last: monday, before: null });
  });

  it('is one look while the app is opened again and again', () => {
    const visits = visitNow(null, monday);
    expect(visitNow(visits, monday + HOUR / 2)).toBe(visits);
  });

  it('counts from the look before, when some time has passed', () => {
    const tuesday = monday + 24 * HOUR;
    expect(visitNow({ last: monday, before: null }, tuesday)).toEqual({ last: tuesday, before: monday });
  });

  it('goes on from a clock that was set back', () => {
    const before = monday - 24 * HOUR;
    expect(visitNow({ last: monday, before: null }, before)).toEqual({ last: before, before: monday });
  });
});

describe('what is new', () => {
  it('is new alerts, as the store counts them, changed trips, and messages that came', () => {
    const changes = countChanges(
      {
        alerts: 1,
        trips: [{ updated_at: '2026-03-16T08:59:59Z' }, { updated_at: '2026-03-16T09:00:01Z' }],
        messages: [{ created_at: '2026-03-18T00:00:00Z' }],
      },
      monday,
    );
    expect(changes).toEqual({ alerts: 1, trips: 1, messages: 1 });
    expect(toDay(monday)).toBe('2026-03-16');
  });
});
