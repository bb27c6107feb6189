import { z } from 'zod';

import { DiseaseV2, MedicationV2 } from '@/contract/health-library-v2';

import { readIdOrSlug } from '../../http/identifiers';
import type { Routes } from '../../http/routes';
import { wholeQuery } from '../lists';
import { sendRecord, sendRecords } from '../records';
import { DISEASE_RECORDS, MEDICATION_RECORDS, VACCINATION_RECORDS } from './records';

const tags = ['Health library'];

const SHELVES = [
  { shelf: 'diseases', item: 'disease', schema: DiseaseV2, records: DISEASE_RECORDS },
  { shelf: 'medications', item: 'medication', schema: MedicationV2, records: MEDICATION_RECORDS },
  { shelf: 'vaccinations', item: 'vaccination', schema: MedicationV2, records: VACCINATION_RECORDS },
] as const;

const config = { callers: ['user'] } as const;

export const healthLibraryRoutesV2: Routes = (app, { database }) => {
  for (const { shelf, item, schema, records } of SHELVES) {
    app.get(
      `/${shelf}`,
      {
        config,
        schema: {
          tags,
          summary: `All ${shelf}`,
          querystring: wholeQuery(records),
          response: { 200: z.array(schema) },
        },
      },
      async (request, reply) => sendRecords(database, request, reply, records, []),
    );

    app.get(
      `/${shelf}/:id`,
      {
        config,
        schema: {
          tags,
          summary: `One ${item}`,
          params: z.object({ id: z.string() }),
          response: { 200: schema },
        },
      },
      async (request, reply) =>
        sendRecord(database, request, reply, records, item, readIdOrSlug(request.params.id, item)),
    );
  }
};
