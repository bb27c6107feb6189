import type { TripSegments } from '@/contract/segment';
import { SEGMENT_FIELDS, SEGMENT_KINDS, type SegmentKind } from '@/contract/segment-fields';
import type { SegmentFields } from '@/contract/segment-times';

import { queryOne, type Queryable } from '../../database/database';

export interface SegmentRow {
  id: string;
  kind: SegmentKind;
  fields: SegmentFields;
  created_at: string;
  updated_at: string;
}

const COLUMNS = `segment.id, segment.kind, segment.fields,
  wire_time(segment.created_at) as created_at, wire_time(segment.updated_at) as updated_at`;

/** Each list in the order of travel; what has no time that is known comes last. */
export async function listSegments(database: Queryable, tripId: string): Promise<TripSegments> {
  const rows = await database.query<SegmentRow>(
    `select ${COLUMNS} from trip_segments segment where segment.trip_id = $1 order by segment.begins_at, segment.id`,
    [tripId],
  );
  const lists = SEGMENT_KINDS.map((kind) => [
    `${kind}_segments`,
    rows.filter((row) => row.kind === kind).map(toSegment),
  ]);
  return Object.fromEntries(lists) as TripSegments;
}

/** With every field of its kind, also those that were unknown when it was written. */
export function toSegment({ id, kind, fields, created_at, updated_at }: SegmentRow) {
  const all = Object.entries(SEGMENT_FIELDS[kind]).map(([name, field]) => [
    name,
    fields[name] ?? WHERE_UNTOLD[field] ?? null,
  ]);
  return { id, ...(Object.fromEntries(all) as SegmentFields), created_at, updated_at };
}

const WHERE_UNTOLD: Partial<Record<string, unknown>> = { texts: [], status: 0 };

export async function countSegments(transaction: Queryable, tripId: string): Promise<number> {
  const { count } = await queryOne<{ count: number }>(
    transaction,
    'select count(*)::integer as count from trip_segments where trip_id = $1',
    [tripId],
  );
  return count;
}

export interface StoredSegment {
  id: string;
  tripId: string;
  kind: SegmentKind;
  fields: SegmentFields;
  beginsAt: string | null;
  endsAt: string | null;
}

/** Null where another trip has a segment of this id. What is as it was keeps the time at which it last changed. */
export async function saveSegment(
  transaction: Queryable,
  segment: StoredSegment,
  now: Date,
): Promise<SegmentRow | null> {
  const [row] = await transaction.query<SegmentRow>(
    `insert into trip_segments as segment (id, trip_id, kind, fields, begins_at, ends_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7)
     on conflict (id) do update set
       kind = excluded.kind, fields = excluded.fields, begins_at = excluded.begins_at, ends_at = excluded.ends_at,
       updated_at = case
         when (segment.kind, segment.fields) = (excluded.kind, excluded.fields) then segment.updated_at
         else excluded.updated_at end
     where segment.trip_id = excluded.trip_id
     returning ${COLUMNS}`,
    [
      segment.id,
      segment.tripId,
      segment.kind,
      JSON.stringify(segment.fields),
      segment.beginsAt,
      segment.endsAt,
      now,
    ],
  );
  return row ?? null;
}

export async function removeSegment(
  transaction: Queryable,
  tripId: string,
  segmentId: string,
): Promise<void> {
  await transaction.query('delete from trip_segments where id = $1 and trip_id = $2', [segmentId, tripId]);
}
