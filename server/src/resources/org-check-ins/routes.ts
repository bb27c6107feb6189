import { z } from 'zod';

import { CheckIn } from '@/contract/check-in';
import { CompanyCheckInRequest, NewCheckInRequestBody } from '@/contract/company-check-in';
import { HANDLER_ROLES } from '@/contract/role';

import { checkInAskedFor } from '../../events/kinds/check-in-events';
import { monitorCheckInRequested } from '../../events/kinds/monitor-events';
import { recordCompanyEvent } from '../../events/record-company-event';
import { recordEvents } from '../../events/record-events';
import { notFound } from '../../http/failure';
import { readId } from '../../http/identifiers';
import type { Routes } from '../../http/routes';
import { addJobs } from '../../queue/job-queue';
import { pageQuery } from '../lists';
import { sendRecords } from '../records';
import { findOwnTravellers, refuseStrangers } from './own-travellers';
import { COMPANY_REQUESTS, insertCheckInRequests, listRequests, SPOKEN_CHECK_INS } from './queries';

const CompanyPath = z.object({ company_id: z.string() });
const tags = ['Organization'];
const config = { callers: ['company'] } as const;

export const orgCheckInRoutes: Routes = (app, { database, write, checkInReminderMs }) => {
  app.get(
    '/org/:company_id/check_in_requests',
    {
      config,
      schema: {
        tags,
        summary:
          'Requests to check in: unanswered ones, all with all=1, or with since those asked or answered since then',
        params: CompanyPath,
        querystring: pageQuery(COMPANY_REQUESTS),
        response: { 200: z.array(CompanyCheckInRequest) },
      },
    },
    async (request, reply) => {
      return sendRecords(database, request, reply, COMPANY_REQUESTS, [request.company.id]);
    },
  );

  app.post(
    '/org/:company_id/check_in_requests',
    {
      config,
      schema: {
        tags,
        summary: 'Ask travellers to check in',
        params: CompanyPath,
        body: NewCheckInRequestBody,
        response: { 200: z.array(CompanyCheckInRequest) },
      },
    },
    async (request, reply) =>
      write(request, reply, async (transaction, moment) => {
        const { id } = request.company;
        const travellerIds = request.body.check_in_request.user_ids.map((user) => user.toLowerCase());
        await refuseStrangers(transaction, id, travellerIds, 'check_in_request.user_ids');
        const asked = await insertCheckInRequests(transaction, [...new Set(travellerIds)], moment);
        const concerned = asked.map((each) => ({
          company_id: id,
          traveller_id: each.traveller_id,
          data: { check_in_request_id: each.id },
        }));
        await recordEvents(transaction, checkInAskedFor, { about: {}, concerned }, moment);
        const travellers = asked.length;
        if (travellers > 0)
          await recordCompanyEvent(transaction, monitorCheckInRequested, id, { travellers }, moment);
        const requestIds = asked.map((each) => each.id);
        const remindAt = new Date(moment.getTime() + checkInReminderMs);
        await addJobs(transaction, 'remind-of-check-in', requestIds, remindAt);
        return listRequests(transaction, id, requestIds);
      }),
  );

  app.get(
    '/org/:company_id/users/:user_id/check_ins',
    {
      config: { callers: ['company', ...HANDLER_ROLES] },
      schema: {
        tags,
        summary: 'What a traveller said: safe, or help',
        params: CompanyPath.extend({ user_id: z.string() }),
        querystring: pageQuery(SPOKEN_CHECK_INS),
        response: { 200: z.array(CheckIn) },
      },
    },
    async (request, reply) => {
      const travellerId = readId(request.params.user_id, 'traveller').toLowerCase();
      const own = await findOwnTravellers(database, request.company.id, [travellerId]);
      if (!own.has(travellerId)) throw notFound('traveller');
      return sendRecords(database, request, reply, SPOKEN_CHECK_INS, [travellerId]);
    },
  );
};
