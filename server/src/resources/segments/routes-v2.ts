import { z } from 'zod';

import { EmptyArray } from '@/contract/fields';
import { Segment, SegmentBody, TripSegments } from '@/contract/segment';

import { readId } from '../../http/identifiers';
import type { Routes } from '../../http/routes';
import { requireOwnTrip } from '../trips/queries';
import { changeSegment, dropSegment } from './change-segment';
import { listSegments, toSegment } from './queries';

const tags = ['Trips'];
const config = { callers: ['user'] } as const;
const SegmentPath = z.object({ trip_id: z.string(), segment_id: z.string() });

export const segmentRoutesV2: Routes = (app, { database, write }) => {
  app.get(
    '/trips/:trip_id/segments',
    {
      config,
      schema: {
        tags,
        summary: 'Flights, nights and rides of a trip',
        params: z.object({ trip_id: z.string() }),
        response: { 200: TripSegments },
      },
    },
    async (request) =>
      listSegments(database, await requireOwnTrip(database, request.traveller.id, request.params.trip_id)),
  );

  app.put(
    '/trips/:trip_id/segments/:segment_id',
    {
      config,
      schema: {
        tags,
        summary: 'Write a segment of one’s own trip, under an id that its writer made',
        params: SegmentPath,
        body: SegmentBody,
        response: { 200: Segment },
      },
    },
    async (request, reply) =>
      write(request, reply, async (transaction, moment) => {
        const { trip_id, segment_id } = request.params;
        const tripId = await requireOwnTrip(transaction, request.traveller.id, trip_id);
        const ids = { id: readId(segment_id, 'segment'), tripId };
        const saved = await changeSegment(transaction, ids, request.body.segment, moment);
        return { kind: saved.kind, ...toSegment(saved) };
      }),
  );

  app.delete(
    '/trips/:trip_id/segments/:segment_id',
    {
      config,
      schema: {
        tags,
        summary: 'Remove a segment of one’s own trip',
        params: SegmentPath,
        response: { 200: EmptyArray },
      },
    },
    async (request, reply) =>
      write(request, reply, async (transaction, moment) => {
        const { trip_id, segment_id } = request.params;
        const tripId = await requireOwnTrip(transaction, request.traveller.id, trip_id);
        await dropSegment(transaction, { id: readId(segment_id, 'segment'), tripId }, moment);
        return [];
      }),
  );
};
