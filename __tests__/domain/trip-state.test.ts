import { highestStatus } from '@/domain/highest-status';
import { toTripReadiness } from '@/domain/trip-readiness';
import { toTripSending } from '@/domain/trip-sending';

describe('a trip is ready without a network', () => {
  const came = (part: string, checkedAt: number) => ({ part, checkedAt, failure: null });
  const open = (part: string, failure: string | null = null) => ({ part, checkedAt: null, failure });

  it('once everything came, and as old as the oldest of it', () => {
    expect(toTripReadiness([came('alerts', 300), came('maps', 100)])).toEqual({
      kind: 'ready',
      checkedAt: 100,
    });
  });

  it('not before: it says what comes next and why it did not come', () => {
    expect(toTripReadiness([came('alerts', 300), open('hospitals'), open('maps', 'timeout')])).toEqual({
      kind: 'incomplete',
      done: 1,
      total: 3,
      missing: 'hospitals',
      why: 'timeout',
    });
  });
});

describe('what of a trip is not sent', () => {
  const anEntry = { founds: false, bringsMore: false, subject: 'trip/1', parked: null };
  const made = { ...anEntry, founds: true, bringsMore: true };
  const changed = { ...anEntry, bringsMore: true };

  it('is the trip itself, or a change of it', () => {
    expect(toTripSending([made, changed], '1')).toEqual({ kind: 'new' });
    expect(toTripSending([changed], '1')).toEqual({ kind: 'changed' });
  });

  it('is nothing to speak of where it was only looked at, or where another waits', () => {
    expect(toTripSending([anEntry, { ...made, subject: 'trip/10' }], '1')).toEqual({
      kind: 'sent',
    });
  });

  it('is told first where the service refused it', () => {
    const refused = { ...changed, parked: { message: 'no' } };
    expect(toTripSending([anEntry, refused], '1')).toEqual({
      kind: 'refused',
      entry: refused,
    });
  });
});

it('the country to be most careful in speaks for the trip', () => {
  expect(highestStatus([0, 2, 1])).toBe(2);
  expect(highestStatus([0, 0])).toBe(0);
  expect(highestStatus([])).toBeNull();
});
