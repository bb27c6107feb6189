import { z } from 'zod';

import { EmptyArray } from '@/contract/fields';
import { CompanyTraveller, NewTravellerBody, Traveller, TravellerChangeBody } from '@/contract/traveller';

import type { Queryable } from '../../database/database';
import { travellerAdded, travellerChanged, travellerRemoved } from '../../events/kinds/traveller-events';
import { invalid, notFound } from '../../http/failure';
import { readId } from '../../http/identifiers';
import { sendPage } from '../../http/pagination';
import type { Routes } from '../../http/routes';
import { pageQuery } from '../lists';
import { recordTravellerEvent } from './events';
import {
  COMPANY_TRAVELLERS,
  findCompanyTraveller,
  holdCompany,
  insertTraveller,
  isEmailTaken,
  listTravellers,
  removeTraveller,
  toCompanyTraveller,
  toTraveller,
  updateTraveller,
  type CompanyTravellerRow,
} from './queries';

const TravellerPath = z.object({ traveller_id: z.string() });
const tags = ['Partner'];
const config = { callers: ['company'] } as const;

export const travellerRoutes: Routes = (app, { database, keyRing, write }) => {
  app.get(
    '/partner/travellers',
    {
      config,
      schema: {
        tags,
        summary: 'The company’s travellers',
        querystring: pageQuery(COMPANY_TRAVELLERS),
        response: { 200: z.array(CompanyTraveller) },
      },
    },
    async (request, reply) => {
      const page = await listTravellers(database, request.company.id, request.query);
      return sendPage(request, reply, request.query, page).map((row) => toCompanyTraveller(row, keyRing));
    },
  );

  app.get(
    '/partner/travellers/:traveller_id',
    {
      config,
      schema: { tags, summary: 'One traveller', params: TravellerPath, response: { 200: CompanyTraveller } },
    },
    async (request) => toCompanyTraveller(await requireTraveller(database, request), keyRing),
  );

  app.post(
    '/partner/travellers',
    {
      config,
      schema: { tags, summary: 'Create a traveller', body: NewTravellerBody, response: { 200: Traveller } },
    },
    async (request, reply) =>
      write(request, reply, async (transaction, moment) => {
        const { traveller } = request.body;
        const companyId = request.company.id;
        await refuseTakenEmail(transaction, companyId, traveller.email, null);
        const added = await insertTraveller(transaction, companyId, traveller, keyRing, moment);
        await recordTravellerEvent(transaction, travellerAdded, { id: added.id, companyId }, moment);
        return toTraveller(added, keyRing);
      }),
  );

  app.patch(
    '/partner/travellers/:traveller_id',
    {
      config,
      schema: {
        tags,
        summary: 'Change a traveller',
        params: TravellerPath,
        body: TravellerChangeBody,
        response: { 200: CompanyTraveller },
      },
    },
    async (request, reply) =>
      write(request, reply, async (transaction, moment) => {
        const { id } = await requireTraveller(transaction, request);
        const change = request.body.traveller;
        const companyId = request.company.id;
        if (change.email) await refuseTakenEmail(transaction, companyId, change.email, id);
        const changed = await updateTraveller(transaction, id, change, moment);
        await recordTravellerEvent(transaction, travellerChanged, { id, companyId }, moment);
        return toCompanyTraveller(changed, keyRing);
      }),
  );

  for (const path of ['/partner/travellers/:traveller_id', '/partner/traveller/:traveller_id']) {
    app.delete(
      path,
      {
        config,
        schema: { tags, summary: 'Remove a traveller', params: TravellerPath, response: { 200: EmptyArray } },
      },
      async (request, reply) =>
        write(request, reply, async (transaction, moment) => {
          const { id } = await requireTraveller(transaction, request);
          if (!(await removeTraveller(transaction, id, moment))) return [];
          const removed = { id, companyId: request.company.id };
          await recordTravellerEvent(transaction, travellerRemoved, removed, moment);
          return [];
        }),
    );
  }
};

async function requireTraveller(
  database: Queryable,
  request: { company: { id: string }; params: { traveller_id: string } },
): Promise<CompanyTravellerRow> {
  const id = readId(request.params.traveller_id, 'traveller');
  const row = await findCompanyTraveller(database, request.company.id, id);
  if (!row) throw notFound('traveller');
  return row;
}

async function refuseTakenEmail(
  transaction: Queryable,
  companyId: string,
  email: string,
  exceptId: string | null,
): Promise<void> {
  await holdCompany(transaction, companyId);
  if (await isEmailTaken(transaction, companyId, email, exceptId)) {
    throw invalid([{ field: 'traveller.email', message: 'belongs to another traveller of this company' }]);
  }
}
