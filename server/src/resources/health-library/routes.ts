import { z } from 'zod';

import { Disease, Medication, Vaccination } from '@/contract/health-library';

import { sendDocument } from '../../http/documents';
import { readIdOrSlug } from '../../http/identifiers';
import type { Routes } from '../../http/routes';
import { getFromShelf, listShelf } from './queries';

const tags = ['Health library'];
const config = { callers: ['user'] } as const;
const ItemPath = z.object({ id: z.string() });

const SHELVES = [
  { shelf: 'diseases', item: 'disease', schema: Disease },
  { shelf: 'medications', item: 'medication', schema: Medication },
  { shelf: 'vaccinations', item: 'vaccination', schema: Vaccination },
] as const;

export const healthLibraryRoutes: Routes = (app, { database }) => {
  for (const { shelf, item, schema } of SHELVES) {
    app.get(
      `/${shelf}`,
      { config, schema: { tags, summary: `All ${shelf}`, response: { 200: z.array(schema) } } },
      async (request, reply) =>
        sendDocument(reply, await listShelf(database, request.readerLanguages, shelf)),
    );
    app.get(
      `/${shelf}/:id`,
      { config, schema: { tags, summary: `One ${item}`, params: ItemPath, response: { 200: schema } } },
      async (request, reply) =>
        sendDocument(
          reply,
          await getFromShelf(database, request.readerLanguages, shelf, readIdOrSlug(request.params.id, item)),
        ),
    );
  }
};
