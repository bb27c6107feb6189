import { z } from 'zod';

import { Airline } from '@/contract/airline';

import { readId } from '../../http/identifiers';
import type { Routes } from '../../http/routes';
import { pageQuery } from '../lists';
import { sendRecord, sendRecords } from '../records';
import { AIRLINE_RECORDS } from './records';

const tags = ['Airlines and airports'];
const config = { callers: ['user'] } as const;

export const airlineRoutesV2: Routes = (app, { database }) => {
  app.get(
    '/airlines',
    {
      config,
      schema: {
        tags,
        summary: 'Airlines, in pages; filters are combined',
        querystring: pageQuery(AIRLINE_RECORDS),
        response: { 200: z.array(Airline) },
      },
    },
    async (request, reply) => sendRecords(database, request, reply, AIRLINE_RECORDS, []),
  );

  app.get(
    '/airlines/:airline_id',
    {
      config,
      schema: {
        tags,
        summary: 'One airline',
        params: z.object({ airline_id: z.string() }),
        response: { 200: Airline },
      },
    },
    async (request, reply) => {
      const lookup = { column: 'id', value: readId(request.params.airline_id, 'airline') } as const;
      return sendRecord(database, request, reply, AIRLINE_RECORDS, 'airline', lookup);
    },
  );
};
