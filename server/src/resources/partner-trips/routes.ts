import { z } from 'zod';

import { EmptyArray } from '@/contract/fields';
import { PartnerTrip } from '@/contract/trip';

import { tellLanguage } from '../../http/content-language';
import { notFound } from '../../http/failure';
import { readId } from '../../http/identifiers';
import { sendPage } from '../../http/pagination';
import type { Routes } from '../../http/routes';
import { pageQuery } from '../lists';
import { removeTripAndTell } from '../trips/rules';
import { COMPANY_TRIPS, findPartnerTrip, getPartnerTrip, listPartnerTrips } from './queries';

const TripPath = z.object({ trip_id: z.string() });
const tags = ['Partner'];
const config = { callers: ['company'] } as const;

export const partnerTripRoutes: Routes = (app, { database, keyRing, write }) => {
  app.get(
    '/partner/trips',
    {
      config,
      schema: {
        tags,
        summary: 'Trips of the company’s travellers',
        querystring: pageQuery(COMPANY_TRIPS),
        response: { 200: z.array(PartnerTrip) },
      },
    },
    async (request, reply) => {
      const page = await listPartnerTrips(
        database,
        request.readerLanguages,
        request.company.id,
        request.query,
        keyRing,
      );
      tellLanguage(reply, null);
      return sendPage(request, reply, request.query, page);
    },
  );

  app.get(
    '/partner/trips/:trip_id',
    { config, schema: { tags, summary: 'One trip', params: TripPath, response: { 200: PartnerTrip } } },
    async (request, reply) => {
      tellLanguage(reply, null);
      const id = readId(request.params.trip_id, 'trip');
      const trip = await getPartnerTrip(database, request.readerLanguages, request.company.id, id, keyRing);
      if (!trip) throw notFound('trip');
      return trip;
    },
  );

  app.delete(
    '/partner/trips/:trip_id',
    { config, schema: { tags, summary: 'Remove a trip', params: TripPath, response: { 200: EmptyArray } } },
    async (request, reply) =>
      write(request, reply, async (transaction, moment) => {
        const id = readId(request.params.trip_id, 'trip');
        if (!(await findPartnerTrip(transaction, request.company.id, id))) throw notFound('trip');
        await removeTripAndTell(transaction, id, 'company', moment);
        return [];
      }),
  );
};
