import type { z } from 'zod';

import {
  ActivitySegment,
  AirSegment,
  CarSegment,
  CruiseSegment,
  HotelSegment,
  RailSegment,
  Segment,
  SegmentBody,
  type SegmentInput,
} from '@/contract/segment';
import type { SegmentKind } from '@/contract/segment-fields';

import type { ApiClient } from './client';
import { readList, type RecordList } from './read-list';
import { getReading, type Reading, type ReadOptions } from './reading';
import { toPath } from './to-path';
import { write, type WriteOptions, writeOnly, type Writing } from './writing';

/** The lists of the answer, in its order, as segments that tell their kind. */
const LISTS = [
  listOf('activity', ActivitySegment),
  listOf('air', AirSegment),
  listOf('car', CarSegment),
  listOf('cruise', CruiseSegment),
  listOf('hotel', HotelSegment),
  listOf('rail', RailSegment),
];

/** Everything that is booked for a trip, whatever its kind. */
export function listTripSegments(
  client: ApiClient,
  tripId: string,
  options: ReadOptions = {},
): Promise<Reading<Segment[]>> {
  return getReading(client, toPath`/api/v2/trips/${tripId}/segments`, options, readSegments);
}

interface SegmentIds {
  tripId: string;
  /** Made by whoever writes it. */
  segmentId: string;
}

/** Whole each time: what was not said before and what is said anew are the same request. */
export function putSegment(
  client: ApiClient,
  { tripId, segmentId }: SegmentIds,
  segment: SegmentInput,
  options: WriteOptions,
): Promise<Writing<Segment>> {
  const path = toPath`/api/v2/trips/${tripId}/segments/${segmentId}`;
  return write(
    client,
    { method: 'PUT', path, body: { content: { segment }, schema: SegmentBody } },
    Segment,
    options,
  );
}

export function deleteSegment(
  client: ApiClient,
  { tripId, segmentId }: SegmentIds,
  options: WriteOptions,
): Promise<Writing<null>> {
  return writeOnly(
    client,
    { method: 'DELETE', path: toPath`/api/v2/trips/${tripId}/segments/${segmentId}` },
    options,
  );
}

/**
 * Each list sets its own malformed records aside. One that is missing makes the whole unreadable: taken for empty, it would erase
 * flights that nobody cancelled.
 */
function readSegments(json: unknown): { value: Segment[]; setAside: number } | null {
  if (typeof json !== 'object' || json === null) return null;
  const lists = LISTS.map((read) => read(json)).filter((list) => list !== null);
  if (lists.length < LISTS.length) return null;
  return {
    value: lists.flatMap(({ records }): Segment[] => records),
    setAside: lists.reduce((sum, { setAside }) => sum + setAside, 0),
  };
}

function listOf<Kind extends SegmentKind, Told extends object>(kind: Kind, schema: z.ZodType<Told>) {
  return (json: object): RecordList<Told & { kind: Kind }> | null => {
    const list = readList(schema, Reflect.get(json, `${kind}_segments`));
    return list && { ...list, records: list.records.map((record) => ({ ...record, kind })) };
  };
}
