import { z } from 'zod';

import { BoundsQuery, HospitalV2 } from '@/contract/hospital-v2';

import type { Routes } from '../../http/routes';
import { requireCountryId } from '../countries/queries';
import { pageQuery } from '../lists';
import { sendRecords } from '../records';
import { COUNTRY_HOSPITAL_RECORDS, HOSPITAL_RECORDS_WITHIN } from './records';

const tags = ['Hospitals'];

const config = { callers: ['user'] } as const;

export const hospitalRoutesV2: Routes = (app, { database }) => {
  app.get(
    '/countries/:country_id_or_code/hospitals',
    {
      config,
      schema: {
        tags,
        summary: 'Hospitals of a country, in pages',
        params: z.object({ country_id_or_code: z.string() }),
        querystring: pageQuery(COUNTRY_HOSPITAL_RECORDS),
        response: { 200: z.array(HospitalV2) },
      },
    },
    async (request, reply) => {
      const countryId = await requireCountryId(database, request.params.country_id_or_code);
      return sendRecords(database, request, reply, COUNTRY_HOSPITAL_RECORDS, [countryId]);
    },
  );

  app.get(
    '/hospitals',
    {
      config,
      schema: {
        tags,
        summary: 'Hospitals within bounds, in pages',
        querystring: pageQuery(HOSPITAL_RECORDS_WITHIN).extend(BoundsQuery.shape),
        response: { 200: z.array(HospitalV2) },
      },
    },
    async (request, reply) => {
      const { swlat, swlng, nelat, nelng } = request.query;
      return sendRecords(database, request, reply, HOSPITAL_RECORDS_WITHIN, [swlat, swlng, nelat, nelng]);
    },
  );
};
