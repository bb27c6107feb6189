import { groupByPhase, shareOfTrip, toTripPhase } from '@/domain/trip-phase';

const trip = { start: '2026-11-12', finish: '2026-12-04' };

describe('the phase of a trip', () => {
  it('counts the days to go, and begins on its first day', () => {
    expect(toTripPhase(trip, '2026-09-19')).toEqual({ kind: 'upcoming', daysToGo: 54 });
    expect(toTripPhase(trip, '2026-11-11')).toEqual({ kind: 'upcoming', daysToGo: 1 });
    expect(toTripPhase(trip, '2026-11-12')).toEqual({ kind: 'current', day: 1, of: 23 });
  });

  it('lasts through its last day, and is over on the next', () => {
    expect(toTripPhase(trip, '2026-11-15')).toEqual({ kind: 'current', day: 4, of: 23 });
    expect(toTripPhase(trip, '2026-12-04')).toEqual({ kind: 'current', day: 23, of: 23 });
    expect(toTripPhase(trip, '2026-12-05')).toEqual({ kind: 'past' });
  });

  it('is one day for a trip of one day', () => {
    const dayTrip = { start: '2026-03-01', finish: '2026-03-01' };
    expect(toTripPhase(dayTrip, '2026-03-01')).toEqual({ kind: 'current', day: 1, of: 1 });
  });

  it('counts whole days over the end of winter time as well', () => {
    const overTheClockChange = { start: '2026-03-28', finish: '2026-03-31' };
    expect(toTripPhase(overTheClockChange, '2026-03-30')).toEqual({ kind: 'current', day: 3, of: 4 });
  });

  it('expects nothing of a trip whose days can’t be read', () => {
    expect(toTripPhase({ start: 'soon', finish: 'later' }, '2026-11-15')).toEqual({ kind: 'past' });
  });

  it('knows how much of it is over', () => {
    const share = (today: string) => shareOfTrip(toTripPhase(trip, today));
    expect(share('2026-01-01')).toBe(0);
    expect(share('2026-11-15')).toBeCloseTo(4 / 23);
    expect(share('2026-12-04')).toBe(1);
    expect(share('2027-01-01')).toBe(1);
  });
});

describe('trips in groups', () => {
  it('put what is next first, and what has just ended before what ended long ago', () => {
    const named = (name: string, start: string, finish: string) => ({ name, start, finish });
    const groups = groupByPhase(
      [
        named('long ago', '2020-01-01', '2020-01-05'),
        named('far off', '2027-05-01', '2027-05-09'),
        named('just ended', '2026-11-01', '2026-11-14'),
        named('now', '2026-11-12', '2026-12-04'),
        named('soon', '2026-12-20', '2026-12-30'),
      ],
      '2026-11-15',
    );
    const names = (trips: { name: string }[]) => trips.map(({ name }) => name);
    expect(names(groups.current)).toEqual(['now']);
    expect(names(groups.upcoming)).toEqual(['soon', 'far off']);
    expect(names(groups.past)).toEqual(['just ended', 'long ago']);
  });
});
