import { z } from 'zod';

import { EmptyArray } from '@/contract/fields';
import { OrgTrip, OrgTripAlert, WholeOrgTrip } from '@/contract/org-trip';
import { OrgTripBody, WholeOrgTripBody } from '@/contract/written-org-trip';

import { notFound } from '../../http/failure';
import { readId, readIdOrSlug } from '../../http/identifiers';
import type { Routes } from '../../http/routes';
import { findKey } from '../find-keys';
import { pageQuery } from '../lists';
import { findPartnerTrip } from '../partner-trips/queries';
import { sendRecords } from '../records';
import { removeTripAndTell } from '../trips/rules';
import { ORG_TRIPS, readOrgTrip } from './records';
import { changeOrgTrip, createOrgTrip } from './rules';
import { ORG_TRIP_ALERTS } from './trip-alerts';

const CompanyPath = z.object({ company_id: z.string() });
const TripPath = CompanyPath.extend({ trip_id: z.string() });
const tags = ['Organization'];
const config = { callers: ['company'] } as const;

export const orgTripRoutes: Routes = (app, { database, write }) => {
  app.get(
    '/org/:company_id/trips',
    {
      config,
      schema: {
        tags,
        summary: 'Trips of the company’s travellers, without their segments',
        params: CompanyPath,
        querystring: pageQuery(ORG_TRIPS),
        response: { 200: z.array(OrgTrip) },
      },
    },
    async (request, reply) => sendRecords(database, request, reply, ORG_TRIPS, [request.company.id]),
  );

  app.post(
    '/org/:company_id/trips',
    {
      config,
      schema: {
        tags,
        summary: 'Make a trip for travellers of the company, who are told of it',
        params: CompanyPath,
        body: OrgTripBody,
        response: { 200: WholeOrgTrip },
      },
    },
    async (request, reply) =>
      write(request, reply, async (transaction, moment) => {
        const { id } = request.company;
        return readOrgTrip(transaction, id, await createOrgTrip(transaction, id, request.body.trip, moment));
      }),
  );

  app.get(
    '/org/:company_id/trips/:trip_id',
    {
      config,
      schema: {
        tags,
        summary: 'One trip, with its segments',
        params: TripPath,
        response: { 200: WholeOrgTrip },
      },
    },
    async (request) => readOrgTrip(database, request.company.id, readId(request.params.trip_id, 'trip')),
  );

  for (const [method, body, summary] of [
    ['PATCH', OrgTripBody, 'Change a trip: what is left out stays; a list that is sent is the whole of it'],
    ['PUT', WholeOrgTripBody, 'Write a trip anew, with all of its destinations'],
  ] as const)
    app.route({
      method,
      url: '/org/:company_id/trips/:trip_id',
      config,
      schema: { tags, summary, params: TripPath, body, response: { 200: WholeOrgTrip } },
      handler: async (request, reply) =>
        write(request, reply, async (transaction, moment) => {
          const { id: companyId } = request.company;
          const id = readId(request.params.trip_id, 'trip').toLowerCase();
          await changeOrgTrip(transaction, companyId, id, request.body.trip, moment);
          return readOrgTrip(transaction, companyId, id);
        }),
    });

  app.delete(
    '/org/:company_id/trips/:trip_id',
    {
      config,
      schema: {
        tags,
        summary: 'Remove a trip, for all of its travellers',
        params: TripPath,
        response: { 200: EmptyArray },
      },
    },
    async (request, reply) =>
      write(request, reply, async (transaction, moment) => {
        const id = readId(request.params.trip_id, 'trip').toLowerCase();
        if (!(await findPartnerTrip(transaction, request.company.id, id))) throw notFound('trip');
        await removeTripAndTell(transaction, id, 'company', moment);
        return [];
      }),
  );

  app.get(
    '/org/:company_id/alerts/:alert_id/trip_alerts',
    {
      config,
      schema: {
        tags,
        summary: 'Which trips an alert touches; notifications have taken its place',
        deprecated: true,
        params: CompanyPath.extend({ alert_id: z.string() }),
        querystring: pageQuery(ORG_TRIP_ALERTS),
        response: { 200: z.array(OrgTripAlert) },
      },
    },
    async (request, reply) => {
      const alert = await findKey(database, 'alert', readIdOrSlug(request.params.alert_id, 'alert').value);
      if (!alert) throw notFound('alert');
      return sendRecords(database, request, reply, ORG_TRIP_ALERTS, [request.company.id, alert.id]);
    },
  );
};
