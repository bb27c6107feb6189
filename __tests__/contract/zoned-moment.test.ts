import fc from 'fast-check';

import { isKnownZone } from '@/contract/zone-clock';
import { instantsOf, toInstant, toLocal } from '@/contract/zoned-moment';

const HOUR = 3_600_000;
const at = (iso: string) => Date.parse(iso);
const seconds = fc
  .integer({ min: at('2000-01-01T00:00:00Z') / 1000, max: at('2035-12-31T00:00:00Z') / 1000 })
  .map((second) => second * 1000);
const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));

test('an instant, however it is written, is the same instant in every zone', () => {
  fc.assert(
    fc.property(seconds, zones, (instant, zone) => {
      const local = toLocal(instant, zone) ?? '';
      // Where clocks were set back it is one of two.
      expect(instantsOf(local, zone)).toContain(instant);
      expect(toInstant(local, zone)).toBeLessThanOrEqual(instant);
    }),
    { numRuns: 2000 },
  );
});

test('what clocks show is never read as a time on which they show something else, but where they skip it', () => {
  fc.assert(
    fc.property(seconds, zones, (wall, zone) => {
      const local = new Date(wall).toISOString().slice(0, 19);
      const instant = toInstant(local, zone) ?? NaN;
      const shown = toLocal(instant, zone);
      if (instantsOf(local, zone).length > 0) expect(shown).toBe(local);
      else expect((shown ?? '') > local).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['2026-10-25T02:30:00', 'Europe/Berlin', '2026-10-25T00:30:00Z', 1],
  ['2026-11-01T01:15:00', 'America/New_York', '2026-11-01T05:15:00Z', 1],
  ['2027-04-04T01:45:00', 'Australia/Lord_Howe', '2027-04-03T14:45:00Z', 0.5],
])('%s in %s comes twice, and means the first', (local, zone, first, hoursApart) => {
  expect(instantsOf(local, zone)).toEqual([at(first), at(first) + hoursApart * HOUR]);
  expect(toInstant(local, zone)).toBe(at(first));
});

test.each([
  ['2027-03-28T02:30:00', 'Europe/Berlin', '2027-03-28T03:30:00'],
  ['2027-03-14T02:00:00', 'America/New_York', '2027-03-14T03:00:00'],
  // Samoa went over the date line: there was no 30 December.
  ['2011-12-30T12:00:00', 'Pacific/Apia', '2011-12-31T12:00:00'],
])('%s in %s never comes, and is read as %s', (local, zone, read) => {
  expect(instantsOf(local, zone)).toEqual([]);
  expect(toLocal(toInstant(local, zone) ?? NaN, zone)).toBe(read);
});

test('a flight over the date line arrives before it left, by the calendar alone', () => {
  const leaves = toInstant('2026-11-20T22:00:00', 'Pacific/Auckland') ?? NaN;
  const arrives = toInstant('2026-11-20T14:10:00', 'America/Los_Angeles') ?? NaN;
  expect((arrives - leaves) / HOUR).toBeCloseTo(13 + 1 / 6);
});

test('a day without a time begins at its first moment', () => {
  expect(toInstant('2026-11-20', 'America/Bogota')).toBe(at('2026-11-20T05:00:00Z'));
});

test('a zone that nobody knows says so instead of guessing', () => {
  expect(isKnownZone('Mars/Olympus_Mons')).toBe(false);
  expect(isKnownZone('')).toBe(false);
  expect(instantsOf('2026-11-20T10:00:00', 'Mars/Olympus_Mons')).toEqual([]);
  expect(toInstant('2026-11-20T10:00:00', 'Mars/Olympus_Mons')).toBeNull();
  expect(toLocal(0, 'Mars/Olympus_Mons')).toBeNull();
});
