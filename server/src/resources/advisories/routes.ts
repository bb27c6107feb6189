import { z } from 'zod';

import { Advisory } from '@/contract/advisory';

import { sendDocument } from '../../http/documents';
import { readIdOrSlug } from '../../http/identifiers';
import type { Routes } from '../../http/routes';
import { getAdvisory } from './queries';

const config = { callers: ['user'] } as const;

export const advisoryRoutes: Routes = (app, { database }) => {
  app.get(
    '/advisories/:advisory_id',
    {
      config,
      schema: {
        tags: ['Advisories'],
        summary: 'One advisory',
        params: z.object({ advisory_id: z.string() }),
        response: { 200: Advisory },
      },
    },
    async (request, reply) =>
      sendDocument(
        reply,
        await getAdvisory(
          database,
          request.readerLanguages,
          readIdOrSlug(request.params.advisory_id, 'advisory'),
        ),
      ),
  );
};
