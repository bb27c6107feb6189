import { z } from 'zod';

import { AdvisoryV2 } from '@/contract/advisory-v2';

import type { Routes } from '../../http/routes';
import { readerOf } from '../alert-filters/what-is-heard-of';
import { requireCountryId } from '../countries/queries';
import { wholeQuery } from '../lists';
import { sendRecords } from '../records';
import { requireOwnTrip } from '../trips/queries';
import { COUNTRY_ADVISORY_RECORDS, TRIP_ADVISORY_RECORDS } from './records';

const tags = ['Advisories'];

const config = { callers: ['user'] } as const;

export const advisoryRoutesV2: Routes = (app, { database }) => {
  app.get(
    '/countries/:country_id_or_code/advisories',
    {
      config,
      schema: {
        tags,
        summary: 'Open advisories of a country',
        params: z.object({ country_id_or_code: z.string() }),
        querystring: wholeQuery(COUNTRY_ADVISORY_RECORDS),
        response: { 200: z.array(AdvisoryV2) },
      },
    },
    async (request, reply) => {
      const countryId = await requireCountryId(database, request.params.country_id_or_code);
      return sendRecords(database, request, reply, COUNTRY_ADVISORY_RECORDS, [
        countryId,
        ...readerOf(request.traveller),
      ]);
    },
  );

  app.get(
    '/trips/:trip_id/advisories',
    {
      config,
      schema: {
        tags,
        summary: 'Open advisories of a trip',
        params: z.object({ trip_id: z.string() }),
        querystring: wholeQuery(TRIP_ADVISORY_RECORDS),
        response: { 200: z.array(AdvisoryV2) },
      },
    },
    async (request, reply) => {
      const tripId = await requireOwnTrip(database, request.traveller.id, request.params.trip_id);
      return sendRecords(database, request, reply, TRIP_ADVISORY_RECORDS, [
        tripId,
        ...readerOf(request.traveller),
      ]);
    },
  );
};
