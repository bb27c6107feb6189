import { isDeepStrictEqual } from 'node:util';

import type { TripSegments } from '@/contract/segment';
import {
  SEGMENT_FIELDS,
  SEGMENT_KINDS,
  WHERE_UNTOLD,
  withEveryField,
  type SegmentField,
  type SegmentKind,
} from '@/contract/segment-fields';
import type { SegmentFields } from '@/contract/segment-times';

import { queryOne, type Queryable } from '../../database/database';
import { asFlown, type ToldFlight, WITH_FLIGHT } from '../flight-statuses/as-flown';

export interface SegmentRow {
  id: string;
  kind: SegmentKind;
  fields: SegmentFields;
  flight: ToldFlight | null;
  created_at: string;
  updated_at: string;
}

const COLUMNS = `segment.id, segment.kind, segment.fields, flight.status as flight,
  wire_time(segment.created_at) as created_at, wire_time(segment.updated_at) as updated_at`;

/** Each list in the order of travel; what has no time that is known comes last. */
export async function listSegments(database: Queryable, tripId: string): Promise<TripSegments> {
  const rows = await listSegmentRows(database, tripId);
  const lists = SEGMENT_KINDS.map((kind) => [
    `${kind}_segments`,
    rows.filter((row) => row.kind === kind).map(toSegment),
  ]);
  return Object.fromEntries(lists) as TripSegments;
}

export function listSegmentRows(database: Queryable, tripId: string): Promise<SegmentRow[]> {
  return database.query<SegmentRow>(
    `select ${COLUMNS} from trip_segments segment ${WITH_FLIGHT} where segment.trip_id = $1 order by segment.begins_at, segment.id`,
    [tripId],
  );
}

/** With every field of its kind, also those that were unknown when it was written. */
export function toSegment({ id, kind, fields: written, flight, created_at, updated_at }: SegmentRow) {
  const fields = flight ? { ...written, ...asFlown(written, flight) } : written;
  return { id, ...withEveryField(kind, fields), created_at, updated_at };
}

/** Without what is told of it anyway: sent back as it was told, it is as it was. */
export function withoutUntold(kind: SegmentKind, fields: SegmentFields): SegmentFields {
  const untold = Object.entries<SegmentField>(SEGMENT_FIELDS[kind]).filter(([name, field]) =>
    isDeepStrictEqual(fields[name] ?? null, WHERE_UNTOLD[field] ?? null),
  );
  const names = new Set(untold.map(([name]) => name));
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => value !== null && value !== undefined && !names.has(name),
    ),
  );
}

export async function countSegments(transaction: Queryable, tripId: string): Promise<number> {
  const { count } = await queryOne<{ count: number }>(
    transaction,
    'select count(*)::integer as count from trip_segments where trip_id = $1',
    [tripId],
  );
  return count;
}

export interface CompletedSegment {
  id: string;
  kind: SegmentKind;
  fields: SegmentFields;
  beginsAt: string | null;
  endsAt: string | null;
}

/** Those of which another trip has a segment of this id are left out. What is as it was keeps the time at which it last changed. */
export async function saveSegments(
  transaction: Queryable,
  tripId: string,
  segments: readonly CompletedSegment[],
  now: Date,
): Promise<SegmentRow[]> {
  return transaction.query<SegmentRow>(
    `with segment as (
       insert into trip_segments as kept (id, trip_id, kind, fields, begins_at, ends_at, created_at, updated_at)
       select id, $1, kind, fields, "beginsAt", "endsAt", $3, $3 from jsonb_to_recordset($2::jsonb)
         as row(id uuid, kind text, fields jsonb, "beginsAt" timestamptz, "endsAt" timestamptz)
       on conflict (id) do update set
         kind = excluded.kind, fields = excluded.fields, begins_at = excluded.begins_at, ends_at = excluded.ends_at,
         updated_at = case
           when (kept.kind, kept.fields) = (excluded.kind, excluded.fields) then kept.updated_at
           else excluded.updated_at end
       where kept.trip_id = excluded.trip_id
       returning kept.id, kept.kind, kept.fields, kept.created_at, kept.updated_at)
     select ${COLUMNS} from segment ${WITH_FLIGHT}`,
    [tripId, JSON.stringify(segments), now],
  );
}

/** False where the trip had none of this id. */
export async function removeSegment(
  transaction: Queryable,
  tripId: string,
  segmentId: string,
): Promise<boolean> {
  const removed = await transaction.query(
    'delete from trip_segments where id = $1 and trip_id = $2 returning id',
    [segmentId, tripId],
  );
  return removed.length > 0;
}

/** Of these kinds, those that are not among `kept`. */
export async function removeOtherSegments(
  transaction: Queryable,
  tripId: string,
  kinds: readonly SegmentKind[],
  kept: readonly string[],
): Promise<void> {
  await transaction.query(
    'delete from trip_segments where trip_id = $1 and kind = any($2::text[]) and id <> all($3::uuid[])',
    [tripId, kinds, kept],
  );
}
