import fc from 'fast-check';

import { SegmentStatus } from '@/contract/segment';
import { SEGMENT_FIELDS, type SegmentField, type SegmentKind } from '@/contract/segment-fields';
import { SEGMENT_TIMES } from '@/contract/segment-times';
import { toLocal } from '@/contract/zoned-moment';

type Written = Record<string, unknown>;

const ZONES = [
  'America/Bogota',
  'Europe/Rome',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'Pacific/Honolulu',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'America/St_Johns',
  'UTC',
];
const HOUR = 3_600_000;

/** What a database can't keep no contract takes. */
const text = (maxLength: number) =>
  fc
    .oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.constantFrom(
        '',
        ' ',
        'x'.repeat(maxLength),
        '\u202Eשלום\u202C',
        "'; drop table trips; --",
        '{"a":[1]}',
        '\\u0041',
      ),
    )
    .filter((value) => value.length <= maxLength && !value.includes('\0'));
const degrees = (most: number) =>
  // Text knows no minus zero.
  fc
    .oneof(fc.double({ min: -most, max: most, noNaN: true }), fc.constantFrom(-most, most, 0))
    .map((value) => value + 0);

const VALUES: Record<Exclude<SegmentField, 'local' | 'day' | 'zone' | 'instant'>, fc.Arbitrary<unknown>> = {
  text: text(500),
  words: text(5000),
  texts: fc.oneof(fc.array(text(200), { maxLength: 5 }), fc.constant(Array<string>(100).fill('7'))),
  country: fc.stringMatching(/^[A-Z]{2}$/),
  currency: fc.stringMatching(/^[A-Z]{3}$/),
  price: fc.stringMatching(/^\d{1,12}(\.\d{1,4})?$/),
  count: fc.integer({ min: 0, max: 9999 }),
  latitude: degrees(90),
  longitude: degrees(180),
  status: fc.constantFrom(...Object.values(SegmentStatus)),
};
const isTime = (field: SegmentField): field is 'local' | 'day' | 'zone' | 'instant' => !(field in VALUES);

const moment = fc
  .integer({ min: Date.parse('2020-01-01T00:00:00Z') / 1000, max: Date.parse('2190-01-01T00:00:00Z') / 1000 })
  .map((seconds) => seconds * 1000);
const zone = fc.constantFrom(...ZONES);
const iso = (instant: number) => `${new Date(instant).toISOString().slice(0, 19)}Z`;

/** How somebody writes a time: with what clocks show, the instant or both; as a day; or not at all. */
const manner = fc.constantFrom('local', 'instant', 'both', 'day', 'nothing');

/**
 * The times of a segment. It ends later than any two zones differ, for of an end that names no zone its place tells it. Nobody who leaves the zone
 * out tells both what clocks show and the instant: the place might contradict them.
 */
const timesOf = (kind: SegmentKind) => {
  const times = SEGMENT_TIMES[kind];
  return fc
    .record({
      begin: moment,
      hours: fc.integer({ min: 60, max: 2000 }),
      zones: fc.tuple(zone, zone),
      told: fc.tuple(fc.boolean(), fc.boolean()),
      manners: fc.array(manner, { minLength: times.length, maxLength: times.length }),
    })
    .map(({ begin, hours, zones, told, manners }) => {
      const names = [...new Set(times.map((time) => time.zone))];
      return Object.assign(
        {},
        ...times.map((time, index): Written => {
          const end = names.indexOf(time.zone);
          const [there = 'UTC', isTold = false] = [zones[end], told[end]];
          const instant = begin + (index % 2) * hours * HOUR;
          const local = toLocal(instant, there);
          const how = manners[index] ?? 'nothing';
          const isDay = how === 'day' && kind === 'hotel';
          const isLocal = how === 'local' || how === 'both' || (how === 'day' && !isDay);
          return {
            [time.zone]: isTold ? there : null,
            [time.local]: isDay ? local?.slice(0, 10) : isLocal ? local : null,
            [time.utc]: how === 'instant' || (how === 'both' && isTold) ? iso(instant) : null,
          };
        }),
      ) as Written;
    });
};

/** Any segment of a kind that the contract takes, with each field told or null. */
export const anySegment = (kind: SegmentKind): fc.Arbitrary<Written> => {
  const fields = Object.entries<SegmentField>(SEGMENT_FIELDS[kind]).flatMap(([name, field]) =>
    isTime(field) ? [] : [[name, fc.option(VALUES[field], { freq: 4 })] as const],
  );
  return fc
    .tuple(fc.record(Object.fromEntries(fields)), timesOf(kind))
    .map(([values, times]) => ({ ...values, ...times }));
};
