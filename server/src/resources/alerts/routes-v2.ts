import { z } from 'zod';

import { AlertV2 } from '@/contract/alert-v2';
import { FlightsBody } from '@/contract/flight';

import { readIdOrSlug } from '../../http/identifiers';
import type { Routes } from '../../http/routes';
import { eitherReaderOf, readerOf } from '../alert-filters/what-is-heard-of';
import { requireCountryId } from '../countries/queries';
import { pageQuery, wholeQuery } from '../lists';
import { sendRecord, sendRecords } from '../records';
import { requireOwnTrip } from '../trips/queries';
import { FLIGHT_ALERT_RECORDS, toFlightRows } from './flight-records';
import { requireHistory } from './history';
import { ALERT_RECORDS, COUNTRY_ALERT_RECORDS, RECENT_ALERT_RECORDS, TRIP_ALERT_RECORDS } from './records';

const tags = ['Alerts'];

const config = { callers: ['user'] } as const;

export const alertRoutesV2: Routes = (app, { database, now }) => {
  app.get(
    '/alerts',
    {
      config: { callers: ['user', 'company'] },
      schema: {
        tags,
        summary: 'Alerts of the past 30 days, in pages; for companies with global intelligence, of any time',
        querystring: pageQuery(RECENT_ALERT_RECORDS),
        response: { 200: z.array(AlertV2) },
      },
    },
    async (request, reply) => {
      await requireHistory(database, request.company.id, request.query);
      const values = [now(), ...eitherReaderOf(request.caller)];
      return sendRecords(database, request, reply, RECENT_ALERT_RECORDS, values);
    },
  );

  app.post(
    '/alerts/for_flights',
    {
      config: { callers: ['user', 'company'] },
      schema: {
        tags,
        summary: 'Alerts that concern flights, by their airlines and airports',
        querystring: z.object({}),
        body: FlightsBody,
        response: { 200: z.array(AlertV2) },
      },
    },
    async (request, reply) => {
      const flights = toFlightRows(request.body.flights);
      const values = [flights, now(), ...eitherReaderOf(request.caller)];
      return sendRecords(database, request, reply, FLIGHT_ALERT_RECORDS, values, {});
    },
  );

  app.get(
    '/alerts/:alert_id',
    {
      config,
      schema: {
        tags,
        summary: 'One alert',
        params: z.object({ alert_id: z.string() }),
        response: { 200: AlertV2 },
      },
    },
    async (request, reply) => {
      const lookup = readIdOrSlug(request.params.alert_id, 'alert');
      return sendRecord(database, request, reply, ALERT_RECORDS, 'alert', lookup);
    },
  );

  app.get(
    '/countries/:country_id_or_code/alerts',
    {
      config,
      schema: {
        tags,
        summary: 'Alerts of the past month',
        params: z.object({ country_id_or_code: z.string() }),
        querystring: wholeQuery(COUNTRY_ALERT_RECORDS),
        response: { 200: z.array(AlertV2) },
      },
    },
    async (request, reply) => {
      const countryId = await requireCountryId(database, request.params.country_id_or_code);
      return sendRecords(database, request, reply, COUNTRY_ALERT_RECORDS, [
        countryId,
        now(),
        ...readerOf(request.traveller),
      ]);
    },
  );

  app.get(
    '/trips/:trip_id/alerts',
    {
      config,
      schema: {
        tags,
        summary: 'Alerts of a trip and of the 30 days before it',
        params: z.object({ trip_id: z.string() }),
        querystring: wholeQuery(TRIP_ALERT_RECORDS),
        response: { 200: z.array(AlertV2) },
      },
    },
    async (request, reply) => {
      const tripId = await requireOwnTrip(database, request.traveller.id, request.params.trip_id);
      return sendRecords(database, request, reply, TRIP_ALERT_RECORDS, [
        tripId,
        now(),
        ...readerOf(request.traveller),
      ]);
    },
  );
};
