import assert from 'node:assert';

import { SEGMENT_FIELDS, withEveryField } from '@/contract/segment-fields';
import { Segment } from '@/contract/segment';
import type { createReads } from '@/runtime/reads';
import { downloadNames } from '@/store/download-kinds';
import { saveSegments } from '@/store/segments';
import { saveTrips } from '@/store/trips';

import { compareOpenings } from '../store/compare-openings';
import { openBenchStore } from '../store/open-bench-store';
import { makeTrip } from '../store/records';

const FEW = 20;
const MANY = 500;
/** As many as the screen asks for at first. */
const FIRST_BOOKINGS = 20;
const OPENINGS = 300;

const TRIP = 'trip-1';
const HOUR = 3_600_000;
const BEGINS = Date.parse('2026-03-04T06:00:00Z');
const moment = { today: '2026-03-04', now: BEGINS };

const written = (instant: number) => `${new Date(instant).toISOString().slice(0, 19)}Z`;

/** A flight, a night or a visit by turns, one every four hours; with every field that its kind has. */
function makeSegment(index: number): Segment {
  const kind = (['air', 'hotel', 'activity'] as const)[index % 3] ?? 'air';
  const begins = BEGINS + index * 4 * HOUR;
  const ends = begins + 2 * HOUR;
  const texts = Object.entries(SEGMENT_FIELDS[kind]).flatMap(([name, field]): [string, unknown][] =>
    field === 'text' || field === 'words' ? [[name, `${name} of booking ${index}`]] : [],
  );
  const times = {
    air: { departure_datetime_utc: written(begins), arrival_datetime_utc: written(ends) },
    hotel: { checkin_date_utc: written(begins), checkout_date_utc: written(ends) },
    activity: { start_datetime_utc: written(begins), end_datetime_utc: written(ends) },
  }[kind];
  const stamps = { created_at: written(BEGINS), updated_at: written(BEGINS) };
  return Segment.parse({
    ...withEveryField(kind, { ...Object.fromEntries(texts), ...times }),
    ...stamps,
    kind,
    id: `segment-${index}`,
  });
}

async function fill(folder: string, count: number): Promise<void> {
  const { database } = await openBenchStore(folder);
  const segments = Array.from({ length: count }, (_, index) => makeSegment(index));
  await database.write('cache', async (transaction) => {
    await saveTrips(transaction, [makeTrip(TRIP)]);
    await saveSegments(transaction, downloadNames.tripSegments(TRIP), segments);
  });
  await database.close();
}

export function measureOpenTrip(): Promise<{ runs: number[] }> {
  return compareOpenings({ fill, few: FEW, many: MANY, open, times: OPENINGS });
}

async function open(reads: ReturnType<typeof createReads>): Promise<void> {
  const [stored] = await Promise.all([reads.trips.get(TRIP), reads.unsent()]);
  const [, , booked] = await Promise.all([
    reads.news.ofTrip(TRIP, moment),
    reads.hospitals.ofTrip(TRIP),
    reads.segments.windowOf(TRIP, { limit: FIRST_BOOKINGS, now: moment.now }),
  ]);
  assert.deepStrictEqual([stored?.trip.id, booked.segments.length], [TRIP, FIRST_BOOKINGS]);
}
