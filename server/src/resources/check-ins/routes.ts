import { z } from 'zod';

import { CheckIn, CheckInAnswerBody, CheckInBody, CheckInRequest } from '@/contract/check-in';

import { notFound } from '../../http/failure';
import { readId } from '../../http/identifiers';
import type { Routes } from '../../http/routes';
import { wholeQuery } from '../lists';
import { sendRecords } from '../records';
import { CHECK_IN_REQUESTS, CHECK_INS, hasCheckInRequest } from './queries';
import { checkIn } from './rules';

const tags = ['Check-ins'];
const config = { callers: ['user'] } as const;

export const checkInRoutes: Routes = (app, { database, write }) => {
  app.get(
    '/check_ins',
    {
      config,
      schema: {
        tags,
        summary: 'The traveller’s own check-ins',
        querystring: wholeQuery(CHECK_INS),
        response: { 200: z.array(CheckIn) },
      },
    },
    async (request, reply) => sendRecords(database, request, reply, CHECK_INS, [request.traveller.id]),
  );

  app.post(
    '/check_ins',
    { config, schema: { tags, summary: 'Check in', body: CheckInBody, response: { 200: CheckIn } } },
    async (request, reply) =>
      write(request, reply, (transaction, moment) =>
        checkIn(transaction, request.traveller, request.body.check_in, moment),
      ),
  );

  app.get(
    '/check_in_requests',
    {
      config,
      schema: {
        tags,
        summary: 'Requests to check in: unanswered ones, or all with all=1',
        querystring: wholeQuery(CHECK_IN_REQUESTS),
        response: { 200: z.array(CheckInRequest) },
      },
    },
    async (request, reply) =>
      sendRecords(database, request, reply, CHECK_IN_REQUESTS, [request.traveller.id]),
  );

  app.post(
    '/check_in_requests/:check_in_request_id/check_ins',
    {
      config,
      schema: {
        tags,
        summary: 'Answer a request by checking in',
        params: z.object({ check_in_request_id: z.string() }),
        body: CheckInAnswerBody,
        response: { 200: CheckIn },
      },
    },
    async (request, reply) =>
      write(request, reply, async (transaction, moment) => {
        const id = readId(request.params.check_in_request_id, 'check-in request');
        if (!(await hasCheckInRequest(transaction, request.traveller.id, id)))
          throw notFound('check-in request');
        return checkIn(transaction, request.traveller, request.body.check_in, moment, id);
      }),
  );
};
