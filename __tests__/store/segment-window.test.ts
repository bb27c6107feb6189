import fc from 'fast-check';

import type { Segment } from '@/contract/segment';
import { splitPast, type TimelineLine, toTimeline, upToSegment } from '@/domain/timeline/to-timeline';
import { downloadNames } from '@/store/download-kinds';
import { listTripWindow } from '@/store/segment-window';
import { saveSegments } from '@/store/segments';
import { saveTrips } from '@/store/trips';

import { aTrip } from '../support/records';
import { aFlight, aSegment } from '../support/segments';
import { openTestStore } from '../support/test-store';

const HOUR = 3_600_000;
const NOW = Date.parse('2026-04-02T12:00:00Z');
const RUNS = 200;

const spread = fc.integer({ min: -1000, max: 1000 }).map((hours) => NOW + hours * HOUR);
const utc = (instant: number) => new Date(instant).toISOString();
const bookings = fc.array(
  fc.tuple(
    spread,
    fc.integer({ min: 1, max: 200 }),
    fc.constantFrom('air', 'car', 'hotel', 'activity'),
    fc.constantFrom(0, 0, 0, 1, 2),
  ),
  { maxLength: 40 },
);

function toSegment(
  [from, hours, kind, status]: readonly [number, number, Segment['kind'], number],
  index: number,
): Segment {
  // No two begin at one moment.
  const [id, begins, ends] = [`${index}`, utc(from + index), utc(from + index + hours * HOUR)];
  switch (kind) {
    case 'air':
      return aFlight({
        id,
        status,
        departure_datetime: null,
        departure_datetime_utc: begins,
        arrival_datetime: null,
        arrival_datetime_utc: ends,
      });
    case 'car':
      return aSegment('car', { id, status, pickup_datetime_utc: begins, dropoff_datetime_utc: ends });
    case 'hotel':
      return aSegment('hotel', { id, status, checkin_date_utc: begins, checkout_date_utc: ends });
    default:
      return aSegment('activity', { id });
  }
}

const countEntries = (lines: readonly TimelineLine[]) => lines.filter(({ kind }) => kind === 'entry').length;
const idsOf = (segments: readonly Segment[]) => segments.map(({ id }) => id).sort();

test('however little of a timeline is read, its lines are those with which the whole begins', async () => {
  const device = await openTestStore({ inMemory: true });
  await device.write((transaction) => saveTrips(transaction, [aTrip()]));
  await fc.assert(
    fc.asyncProperty(bookings, fc.integer({ min: 1, max: 12 }), async (some, limit) => {
      const segments = some.map(toSegment);
      await device.write((transaction) =>
        saveSegments(transaction, downloadNames.tripSegments('trip-1'), segments),
      );
      const read = await device.read((reader) => listTripWindow(reader, 'trip-1', { now: NOW, limit }));
      const [whole, timeline] = [toTimeline(segments), toTimeline(read.segments)];
      const all = splitPast(whole.lines, NOW);
      const shown = splitPast(upToSegment(timeline.lines, read.lastId), NOW);
      expect(idsOf(timeline.untimed)).toEqual(idsOf(whole.untimed));
      expect(read.before + countEntries(shown.past)).toBe(countEntries(all.past));
      const keys = shown.rest.map(({ key }) => key);
      expect(keys).toEqual(all.rest.slice(0, keys.length).map(({ key }) => key));
      expect(keys.length > 0 || all.rest.length === 0).toBe(true);
    }),
    { numRuns: RUNS },
  );
});

test('and it costs no more with all that lies behind and ahead: rows are found by an index', async () => {
  const device = await openTestStore({ inMemory: true });
  const plans: string[] = [];
  await device.read(async (reader) => {
    const watched = {
      ...reader,
      all: async <Row>(sql: string, values: readonly (string | number | null)[]) => {
        const plan = await reader.all<{ detail: string }>(`explain query plan ${sql}`, values);
        plans.push(...plan.map(({ detail }) => detail));
        return reader.all<Row>(sql, values);
      },
      first: async <Row>(sql: string, values: readonly (string | number | null)[]) => {
        const plan = await reader.all<{ detail: string }>(`explain query plan ${sql}`, values);
        plans.push(...plan.map(({ detail }) => detail));
        return reader.first<Row>(sql, values);
      },
    };
    await listTripWindow(watched, 'trip-1', { now: NOW, limit: 20 });
  });
  const ofMembers = plans.filter((plan) => plan.includes('members'));
  expect(ofMembers.length).toBeGreaterThan(3);
  expect(ofMembers.filter((plan) => plan.startsWith('SCAN'))).toEqual([]);
  expect(ofMembers.filter((plan) => plan.includes('members_timeline')).length).toBeGreaterThan(3);
});
