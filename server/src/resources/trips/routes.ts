import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

import { Advisory } from '@/contract/advisory';
import { TripAlerts } from '@/contract/alert';
import { EmptyArray } from '@/contract/fields';
import { Hospital } from '@/contract/hospital';
import { Trip, TripBody, TripSettingsBody } from '@/contract/trip';
import { earliestTodayOnEarth } from '@/contract/trip-rules';

import type { Queryable } from '../../database/database';
import { sendDocument } from '../../http/documents';
import { readId } from '../../http/identifiers';
import type { Routes } from '../../http/routes';
import { listTripAdvisories } from '../advisories/queries';
import { listTripAlerts } from '../alerts/trip-alerts';
import { listTripHospitals } from '../hospitals/queries';
import { AllQuery, isYes, parametersOf } from '../lists';
import { getCurrentTrip, getTrip, listTrips, OWN_TRIPS } from './queries';
import { changeTrip, changeTripSettings, createTrip, deleteTrip } from './rules';

const TripPath = z.object({ trip_id: z.string() });
const tags = ['Trips'];
const config = { callers: ['user'] } as const;

export const tripRoutes: Routes = (app, { database, now, write }) => {
  app.get(
    '/trips',
    {
      config,
      schema: {
        tags,
        summary: 'The traveller’s trips',
        querystring: z.object(parametersOf(OWN_TRIPS)),
        response: { 200: z.array(Trip) },
      },
    },
    async (request, reply) =>
      sendDocument(
        reply,
        await listTrips(database, request.readerLanguages, request.traveller.id, request.query),
      ),
  );

  app.get(
    '/trips/current_trip',
    { config, schema: { tags, summary: 'The ongoing or next trip', response: { 200: Trip } } },
    async (request, reply) =>
      sendDocument(
        reply,
        await getCurrentTrip(
          database,
          request.readerLanguages,
          request.traveller.id,
          earliestTodayOnEarth(now()),
        ),
      ),
  );

  app.get(
    '/trips/:trip_id',
    { config, schema: { tags, summary: 'One trip', params: TripPath, response: { 200: Trip } } },
    async (request, reply) =>
      sendDocument(
        reply,
        await getTrip(database, request.readerLanguages, request.traveller.id, tripIdOf(request)),
      ),
  );

  app.post(
    '/trips',
    { config, schema: { tags, summary: 'Create a trip', body: TripBody, response: { 200: Trip } } },
    async (request, reply) =>
      write(request, reply, async (transaction, moment) => {
        const id = await createTrip(transaction, request.traveller, request.body.trip, moment);
        return readTrip(transaction, request, id);
      }),
  );

  app.route({
    method: ['PUT', 'PATCH'],
    url: '/trips/:trip_id',
    config,
    schema: { tags, summary: 'Change a trip', params: TripPath, body: TripBody, response: { 200: Trip } },
    handler: async (request, reply) =>
      write(request, reply, async (transaction, moment) => {
        const id = tripIdOf(request);
        await changeTrip(transaction, request.traveller, id, request.body.trip, moment);
        return readTrip(transaction, request, id);
      }),
  });

  app.put(
    '/trips/:trip_id/change_trip_settings',
    {
      config,
      schema: {
        tags,
        summary: 'Mute a trip, or mark it viewed',
        params: TripPath,
        body: TripSettingsBody,
        response: { 200: Trip },
      },
    },
    async (request, reply) =>
      write(request, reply, async (transaction, moment) => {
        const id = tripIdOf(request);
        await changeTripSettings(transaction, request.traveller.id, id, request.body.trip, moment);
        return readTrip(transaction, request, id);
      }),
  );

  app.delete(
    '/trips/:trip_id',
    { config, schema: { tags, summary: 'Remove a trip', params: TripPath, response: { 200: EmptyArray } } },
    async (request, reply) =>
      write(request, reply, async (transaction, moment) => {
        await deleteTrip(transaction, request.traveller, tripIdOf(request), moment);
        return [];
      }),
  );

  app.get(
    '/trips/:trip_id/alerts',
    {
      config,
      schema: {
        tags,
        summary: 'Alerts during and before a trip',
        params: TripPath,
        querystring: AllQuery,
        response: { 200: TripAlerts },
      },
    },
    async (request, reply) =>
      sendDocument(
        reply,
        await listTripAlerts(database, request.readerLanguages, request.traveller.id, {
          tripId: tripIdOf(request),
          isAll: isYes(request.query.all),
          now: now(),
        }),
      ),
  );

  app.get(
    '/trips/:trip_id/advisories',
    {
      config,
      schema: {
        tags,
        summary: 'Open advisories of a trip',
        params: TripPath,
        querystring: AllQuery,
        response: { 200: z.array(Advisory) },
      },
    },
    async (request, reply) =>
      sendDocument(
        reply,
        await listTripAdvisories(database, request.readerLanguages, request.traveller.id, {
          tripId: tripIdOf(request),
          isAll: isYes(request.query.all),
        }),
      ),
  );

  app.get(
    '/trips/:trip_id/hospitals',
    {
      config,
      schema: {
        tags,
        summary: 'Hospitals of a trip',
        params: TripPath,
        response: { 200: z.array(Hospital) },
      },
    },
    async (request, reply) =>
      sendDocument(
        reply,
        await listTripHospitals(database, request.readerLanguages, request.traveller.id, tripIdOf(request)),
      ),
  );
};

function tripIdOf(request: { params: { trip_id: string } }): string {
  return readId(request.params.trip_id, 'trip');
}

async function readTrip(
  transaction: Queryable,
  { readerLanguages, traveller }: Pick<FastifyRequest, 'readerLanguages' | 'traveller'>,
  tripId: string,
): Promise<unknown> {
  const { document } = await getTrip(transaction, readerLanguages, traveller.id, tripId);
  return JSON.parse(document);
}
