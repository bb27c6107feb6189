import { z } from 'zod';

import { DiseaseOutbreak, NewOutbreakBody, OutbreakChangeBody } from '@/contract/disease-outbreak';
import { EmptyArray } from '@/contract/fields';

import { readId } from '../../http/identifiers';
import type { Routes } from '../../http/routes';
import { changeOutbreak, publishOutbreak, removeOutbreak } from './disease-outbreaks';

const params = z.object({ disease_outbreak_id: z.string() });
const tags = ['Publishing'];
const config = { callers: ['publisher'] } as const;
const response = { 200: DiseaseOutbreak };
const idOf = (request: { params: z.output<typeof params> }) =>
  readId(request.params.disease_outbreak_id, 'disease outbreak');

export const publishingOutbreakRoutes: Routes = (app, { write }) => {
  app.post(
    '/publishing/disease_outbreaks',
    { config, schema: { tags, summary: 'Publish a disease outbreak', body: NewOutbreakBody, response } },
    async (request, reply) =>
      write(request, reply, (transaction, moment) =>
        publishOutbreak(transaction, request.body.disease_outbreak, moment),
      ),
  );

  app.put(
    '/publishing/disease_outbreaks/:disease_outbreak_id',
    {
      config,
      schema: {
        tags,
        summary: 'Change a disease outbreak, or end it by its finish',
        params,
        body: OutbreakChangeBody,
        response,
      },
    },
    async (request, reply) =>
      write(request, reply, (transaction, moment) =>
        changeOutbreak(transaction, idOf(request), request.body.disease_outbreak, moment),
      ),
  );

  app.delete(
    '/publishing/disease_outbreaks/:disease_outbreak_id',
    {
      config,
      schema: { tags, summary: 'Remove a disease outbreak', params, response: { 200: EmptyArray } },
    },
    async (request, reply) =>
      write(request, reply, async (transaction) => {
        await removeOutbreak(transaction, idOf(request));
        return [];
      }),
  );
};
