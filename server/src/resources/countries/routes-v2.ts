import { z } from 'zod';

import { CountryV2, ShortCountryV2 } from '@/contract/country-v2';

import { readCountry } from '../../http/identifiers';
import type { Routes } from '../../http/routes';
import { pageQuery } from '../lists';
import { sendRecord, sendRecords } from '../records';
import { COUNTRY_RECORDS, SHORT_COUNTRY_RECORDS } from './records';

const tags = ['Countries'];

const config = { callers: ['user'] } as const;

export const countryRoutesV2: Routes = (app, { database }) => {
  app.get(
    '/countries',
    {
      config,
      schema: {
        tags,
        summary: 'Countries in pages, or all at once and in short',
        querystring: pageQuery(COUNTRY_RECORDS).extend({
          short: z.enum(['true', 'false', '1', '0']).optional(),
        }),
        response: { 200: z.union([z.array(CountryV2), z.array(ShortCountryV2)]) },
      },
    },
    async (request, reply) =>
      ['true', '1'].includes(request.query.short ?? '')
        ? sendRecords(database, request, reply, SHORT_COUNTRY_RECORDS, [], {})
        : sendRecords(database, request, reply, COUNTRY_RECORDS, []),
  );

  app.get(
    '/countries/:country_id_or_code',
    {
      config,
      schema: {
        tags,
        summary: 'One country, by id, slug or code',
        params: z.object({ country_id_or_code: z.string() }),
        response: { 200: CountryV2 },
      },
    },
    async (request, reply) => {
      const lookup = readCountry(request.params.country_id_or_code);
      return sendRecord(database, request, reply, COUNTRY_RECORDS, 'country', lookup);
    },
  );
};
