import { z } from 'zod';

import {
  CalendarDate,
  Latitude,
  Longitude,
  Timestamp,
  UnixSeconds,
  WrittenCountryCode,
  writtenText,
} from './fields';
import { SEGMENT_FIELDS, type SegmentField, type SegmentKind } from './segment-fields';
import { isKnownZone } from './zone-clock';

export const SegmentStatus = { Unknown: -1, Active: 0, Past: 1, Deleted: 2, Delayed: 3 } as const;
export type SegmentStatus = (typeof SegmentStatus)[keyof typeof SegmentStatus];

/** What clocks show somewhere, `2026-11-20T14:05:00`: without the zone, which stands in a field of its own. */
const LocalTime = z.iso.datetime({ local: true, precision: 0 });

/** As the service tells them. */
const TOLD = {
  text: z.string().nullable(),
  words: z.string().nullable(),
  texts: z.array(z.string()),
  country: z.string().nullable(),
  currency: z.string().nullable(),
  price: z.string().nullable(),
  count: z.int().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  status: z.int(),
  local: LocalTime.nullable(),
  day: z.union([LocalTime, z.iso.date()]).nullable(),
  zone: z.string().nullable(),
  instant: Timestamp.nullable(),
} satisfies Record<SegmentField, z.ZodType>;

const MOMENT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2})?(?:\.\d+)?(Z|[+-]\d{2}:?\d{2})?$/i;
const MOMENT_WORDS = 'must be a time such as 2026-11-20T14:05, with its offset or without, or Unix seconds';

/** Comes out as `2026-11-20T14:05:00`, or with a `Z` where an instant was meant. */
function readMoment(written: string | number, context: z.RefinementCtx): string {
  const text = typeof written === 'number' ? new Date(written * 1000).toISOString() : written.trim();
  const [, day = '', minutes = '', seconds = ':00', zone] = MOMENT.exec(text) ?? [];
  const local = `${day}T${minutes}${seconds}`;
  const instant = Date.parse(`${local}${zone?.toUpperCase() ?? 'Z'}`);
  if (!CalendarDate.safeParse(day).success || Number.isNaN(instant)) {
    context.addIssue({ code: 'custom', message: MOMENT_WORDS });
    return z.NEVER;
  }
  return zone === undefined ? local : `${new Date(instant).toISOString().slice(0, 19)}Z`;
}

const WrittenMoment = z.union([z.string(), UnixSeconds], MOMENT_WORDS);
const Moment = WrittenMoment.transform(readMoment);
/** A day alone stays one: nobody is told a time that nobody wrote. */
const DayOrMoment = WrittenMoment.transform((written, context) => {
  const day = CalendarDate.safeParse(written);
  return day.success ? day.data : readMoment(written, context);
});

/** As callers write them; each may be left out. */
const WRITTEN = {
  text: writtenText(500).nullish(),
  words: writtenText(5000).nullish(),
  texts: z.array(writtenText(200)).max(100, 'at most 100').nullish(),
  country: WrittenCountryCode.nullish(),
  currency: z
    .string()
    .regex(/^[A-Za-z]{3}$/, 'must be a currency code of three letters')
    .transform((code) => code.toUpperCase())
    .nullish(),
  price: z
    .union([z.string(), z.number()], 'must be a decimal such as "199.90"')
    .transform(String)
    .refine((price) => /^\d{1,12}(\.\d{1,4})?$/.test(price), 'must be a decimal such as "199.90"')
    .nullish(),
  count: z.int('must be a whole number').min(0, 'must be at least 0').max(9999, 'at most 9999').nullish(),
  latitude: Latitude.nullish(),
  longitude: Longitude.nullish(),
  status: z
    .enum(SegmentStatus, 'must be -1 (unknown), 0 (active), 1 (past), 2 (deleted) or 3 (delayed)')
    .nullish(),
  local: Moment.nullish(),
  day: DayOrMoment.nullish(),
  zone: writtenText(100).refine(isKnownZone, 'must be a time zone such as "America/Bogota"').nullish(),
  instant: Moment.transform((moment) => (moment.endsWith('Z') ? moment : `${moment}Z`)).nullish(),
} satisfies Record<SegmentField, z.ZodType>;

type Shape<
  Fields extends Readonly<Record<string, SegmentField>>,
  Schemas extends Record<SegmentField, z.ZodType>,
> = {
  [Name in keyof Fields]: Schemas[Fields[Name]];
};

function shapeOf<
  Fields extends Readonly<Record<string, SegmentField>>,
  Schemas extends Record<SegmentField, z.ZodType>,
>(fields: Fields, schemas: Schemas): Shape<Fields, Schemas> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemas[field]])) as Shape<
    Fields,
    Schemas
  >;
}

const told = <Kind extends SegmentKind>(kind: Kind) =>
  z.object({
    id: z.string(),
    created_at: Timestamp,
    updated_at: Timestamp,
    ...shapeOf(SEGMENT_FIELDS[kind], TOLD),
  });

const writtenFields = <Kind extends SegmentKind>(kind: Kind) => shapeOf(SEGMENT_FIELDS[kind], WRITTEN);

export const ActivitySegment = told('activity');
export const AirSegment = told('air');
export const CarSegment = told('car');
export const CruiseSegment = told('cruise');
export const HotelSegment = told('hotel');
export const RailSegment = told('rail');

/** All segments of a trip, a list for each kind. */
export const TripSegments = z.object({
  activity_segments: z.array(ActivitySegment),
  air_segments: z.array(AirSegment),
  car_segments: z.array(CarSegment),
  cruise_segments: z.array(CruiseSegment),
  hotel_segments: z.array(HotelSegment),
  rail_segments: z.array(RailSegment),
});
export type TripSegments = z.infer<typeof TripSegments>;

const ofKind = <Kind extends SegmentKind>(kind: Kind) =>
  z.object({ kind: z.literal(kind), ...writtenFields(kind) });

const ofKindTold = <Kind extends SegmentKind>(kind: Kind) => told(kind).extend({ kind: z.literal(kind) });

/** A segment on its own tells its kind. */
export const Segment = z.discriminatedUnion('kind', [
  ofKindTold('activity'),
  ofKindTold('air'),
  ofKindTold('car'),
  ofKindTold('cruise'),
  ofKindTold('hotel'),
  ofKindTold('rail'),
]);
export type Segment = z.infer<typeof Segment>;
/** The kind of booking that boarding passes are for. */
export type Flight = Extract<Segment, { kind: 'air' }>;

/** A segment as its traveller writes it: whole each time, under an id that they made. */
export const SegmentBody = z.object({
  segment: z.discriminatedUnion(
    'kind',
    [ofKind('activity'), ofKind('air'), ofKind('car'), ofKind('cruise'), ofKind('hotel'), ofKind('rail')],
    'say in "kind" what it is: activity, air, car, cruise, hotel or rail',
  ),
});
export type WrittenSegment = z.output<typeof SegmentBody>['segment'];
/** As it is sent. */
export type SegmentInput = z.input<typeof SegmentBody>['segment'];

/** The `source` of what its traveller wrote by hand; a booking mail has another, and a company's has its own or none. */
export const OWN_SOURCE = 'traveller';

const MOST_OF_A_KIND = 100;

/** The id of one that is there makes it stay the same one. */
const listOf = <Kind extends SegmentKind>(kind: Kind) =>
  z
    .array(z.object({ id: writtenText(100).nullish(), ...writtenFields(kind) }), 'must be a list')
    .max(MOST_OF_A_KIND, `at most ${MOST_OF_A_KIND} of a kind`)
    .nullish();

/** The segments of a trip as its company writes them, each list whole. */
export const WrittenSegmentLists = z.object({
  activity_segments: listOf('activity'),
  air_segments: listOf('air'),
  car_segments: listOf('car'),
  cruise_segments: listOf('cruise'),
  hotel_segments: listOf('hotel'),
  rail_segments: listOf('rail'),
});
export type WrittenSegmentLists = z.output<typeof WrittenSegmentLists>;
