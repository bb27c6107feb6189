import { z } from 'zod';

import { DiseaseOutbreak } from '@/contract/disease-outbreak';

import { readId } from '../../http/identifiers';
import type { Routes } from '../../http/routes';
import { requireCountryId } from '../countries/queries';
import { wholeQuery } from '../lists';
import { sendRecord, sendRecords } from '../records';
import { COUNTRY_OUTBREAK_RECORDS, OUTBREAK_OF_COUNTRY, OUTBREAK_RECORDS } from './records';

const tags = ['Disease outbreaks'];
const config = { callers: ['user'] } as const;
const WORD = 'disease outbreak';
const CountryPath = z.object({ country_id_or_code: z.string() });
const lookupOf = (id: string) => ({ column: 'id', value: readId(id, WORD) }) as const;

export const diseaseOutbreakRoutesV2: Routes = (app, { database, now }) => {
  app.get(
    '/countries/:country_id_or_code/disease_outbreaks',
    {
      config,
      schema: {
        tags,
        summary: 'Outbreaks that go on in a country, or with all=1 also those that are over',
        params: CountryPath,
        querystring: wholeQuery(COUNTRY_OUTBREAK_RECORDS),
        response: { 200: z.array(DiseaseOutbreak) },
      },
    },
    async (request, reply) => {
      const countryId = await requireCountryId(database, request.params.country_id_or_code);
      return sendRecords(database, request, reply, COUNTRY_OUTBREAK_RECORDS, [countryId, now()]);
    },
  );

  app.get(
    '/countries/:country_id_or_code/disease_outbreaks/:id',
    {
      config,
      schema: {
        tags,
        summary: 'One outbreak of a country',
        params: CountryPath.extend({ id: z.string() }),
        response: { 200: DiseaseOutbreak },
      },
    },
    async (request, reply) => {
      const countryId = await requireCountryId(database, request.params.country_id_or_code);
      const lookup = lookupOf(request.params.id);
      return sendRecord(database, request, reply, OUTBREAK_OF_COUNTRY, WORD, lookup, [countryId]);
    },
  );

  app.get(
    '/disease_outbreaks/:id',
    {
      config,
      schema: {
        tags,
        summary: 'One outbreak',
        params: z.object({ id: z.string() }),
        response: { 200: DiseaseOutbreak },
      },
    },
    async (request, reply) =>
      sendRecord(database, request, reply, OUTBREAK_RECORDS, WORD, lookupOf(request.params.id)),
  );
};
