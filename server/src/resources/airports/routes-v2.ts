import { z } from 'zod';

import { Airport } from '@/contract/airport';

import { readId } from '../../http/identifiers';
import type { Routes } from '../../http/routes';
import { pageQuery } from '../lists';
import { sendRecord, sendRecords } from '../records';
import { AIRPORT_RECORDS } from './records';

const tags = ['Airlines and airports'];
const config = { callers: ['user'] } as const;

export const airportRoutesV2: Routes = (app, { database }) => {
  app.get(
    '/airports',
    {
      config,
      schema: {
        tags,
        summary: 'Airports, in pages; filters are combined',
        querystring: pageQuery(AIRPORT_RECORDS),
        response: { 200: z.array(Airport) },
      },
    },
    async (request, reply) => sendRecords(database, request, reply, AIRPORT_RECORDS, []),
  );

  app.get(
    '/airports/:airport_id',
    {
      config,
      schema: {
        tags,
        summary: 'One airport',
        params: z.object({ airport_id: z.string() }),
        response: { 200: Airport },
      },
    },
    async (request, reply) => {
      const lookup = { column: 'id', value: readId(request.params.airport_id, 'airport') } as const;
      return sendRecord(database, request, reply, AIRPORT_RECORDS, 'airport', lookup);
    },
  );
};
