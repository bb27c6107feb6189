import { z } from 'zod';

import { DiseaseCommentV2, MedicationCommentV2, VaccinationCommentV2 } from '@/contract/health-comment';

import { sendDocument } from '../../http/documents';
import { readCountry, readId } from '../../http/identifiers';
import type { Routes } from '../../http/routes';
import { listCountryComments, listTripComments } from './queries';

const tags = ['Health comments'];
const config = { callers: ['user'] } as const;
const KINDS = [
  { kind: 'disease', schema: DiseaseCommentV2 },
  { kind: 'medication', schema: MedicationCommentV2 },
  { kind: 'vaccination', schema: VaccinationCommentV2 },
] as const;

export const healthCommentRoutes: Routes = (app, { database, now }) => {
  for (const { kind, schema } of KINDS) {
    app.get(
      `/countries/:country_id_or_code/${kind}s`,
      {
        config,
        schema: {
          tags,
          summary: `Why each ${kind} matters in a country`,
          params: z.object({ country_id_or_code: z.string() }),
          response: { 200: z.array(schema) },
        },
      },
      async (request, reply) => {
        const lookup = readCountry(request.params.country_id_or_code);
        return sendDocument(
          reply,
          await listCountryComments(
            database,
            request.readerLanguages,
            request.traveller.companyId,
            kind,
            lookup,
            now(),
          ),
        );
      },
    );

    app.get(
      `/trips/:trip_id/${kind}s`,
      {
        config,
        schema: {
          tags,
          summary: `Why each ${kind} matters on a trip`,
          params: z.object({ trip_id: z.string() }),
          response: { 200: z.array(schema) },
        },
      },
      async (request, reply) => {
        const id = readId(request.params.trip_id, 'trip');
        return sendDocument(
          reply,
          await listTripComments(database, request.readerLanguages, request.traveller.id, kind, id, now()),
        );
      },
    );
  }
};
