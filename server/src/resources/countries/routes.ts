import { z } from 'zod';

import { Advisory } from '@/contract/advisory';
import { Alert } from '@/contract/alert';
import { Country, CountryMapData, ShortCountry } from '@/contract/country';
import { Hospital } from '@/contract/hospital';

import { sendDocument } from '../../http/documents';
import { readCountry } from '../../http/identifiers';
import type { Routes } from '../../http/routes';
import { COUNTRY_ADVISORIES, listCountryAdvisories } from '../advisories/queries';
import { COUNTRY_ALERTS, listCountryAlerts } from '../alerts/queries';
import { listCountryHospitals } from '../hospitals/queries';
import { parametersOf } from '../lists';
import {
  getCountry,
  getMapData,
  listCountries,
  listShortCountries,
  requireCountryId,
  SHORT_COUNTRIES,
  WHOLE_COUNTRIES,
} from './queries';

const CountryPath = z.object({ country_id: z.string() });
const tags = ['Countries'];
const config = { callers: ['user'] } as const;

export const countryRoutes: Routes = (app, { database, now }) => {
  app.get(
    '/countries',
    {
      config,
      schema: {
        tags,
        summary: 'All countries, whole',
        querystring: z.object(parametersOf(WHOLE_COUNTRIES)),
        response: { 200: z.array(Country) },
      },
    },
    async (request, reply) =>
      sendDocument(
        reply,
        await listCountries(database, request.readerLanguages, request.traveller.companyId, request.query),
      ),
  );

  app.get(
    '/countries/short_list',
    {
      config,
      schema: {
        tags,
        summary: 'All countries, without health and background',
        querystring: z.object(parametersOf(SHORT_COUNTRIES)),
        response: { 200: z.array(ShortCountry) },
      },
    },
    async (request, reply) =>
      sendDocument(reply, await listShortCountries(database, request.readerLanguages, request.query)),
  );

  app.get(
    '/countries/:country_id',
    {
      config,
      schema: {
        tags,
        summary: 'One country, by id, slug or code',
        params: CountryPath,
        response: { 200: Country },
      },
    },
    async (request, reply) =>
      sendDocument(
        reply,
        await getCountry(
          database,
          request.readerLanguages,
          request.traveller.companyId,
          readCountry(request.params.country_id),
        ),
      ),
  );

  app.get(
    '/countries/:country_id/map_data',
    {
      config,
      schema: {
        tags,
        summary: 'Border, and areas worse off than the country',
        params: CountryPath,
        response: { 200: CountryMapData },
      },
    },
    async (request, reply) =>
      sendDocument(
        reply,
        await getMapData(database, request.readerLanguages, readCountry(request.params.country_id)),
      ),
  );

  app.get(
    '/countries/:country_id/alerts',
    {
      config,
      schema: {
        tags,
        summary: 'Alerts of the past month',
        params: CountryPath,
        querystring: z.object(parametersOf(COUNTRY_ALERTS)),
        response: { 200: z.array(Alert) },
      },
    },
    async (request, reply) =>
      sendDocument(
        reply,
        await listCountryAlerts(database, request.readerLanguages, request.traveller, {
          countryId: await requireCountryId(database, request.params.country_id),
          now: now(),
          query: request.query,
        }),
      ),
  );

  app.get(
    '/countries/:country_id/advisories',
    {
      config,
      schema: {
        tags,
        summary: 'Open advisories',
        params: CountryPath,
        querystring: z.object(parametersOf(COUNTRY_ADVISORIES)),
        response: { 200: z.array(Advisory) },
      },
    },
    async (request, reply) =>
      sendDocument(
        reply,
        await listCountryAdvisories(
          database,
          request.readerLanguages,
          request.traveller,
          await requireCountryId(database, request.params.country_id),
          request.query,
        ),
      ),
  );

  app.get(
    '/countries/:country_id/hospitals',
    {
      config,
      schema: { tags, summary: 'Hospitals', params: CountryPath, response: { 200: z.array(Hospital) } },
    },
    async (request, reply) =>
      sendDocument(
        reply,
        await listCountryHospitals(
          database,
          request.readerLanguages,
          await requireCountryId(database, request.params.country_id),
        ),
      ),
  );
};
