import { z } from 'zod';

import { ActiveTravellers } from '@/contract/active-travellers';
import { EmptyArray } from '@/contract/fields';
import { NewOrgUserBody, OrgUser, OrgUserChangeBody } from '@/contract/org-user';

import { readId } from '../../http/identifiers';
import type { Routes } from '../../http/routes';
import { pageQuery } from '../lists';
import { sendRecords } from '../records';
import { addOrgTraveller, changeOrgUser, removeOrgUser } from './actions';
import { countActiveTravellers } from './active-travellers';
import { getOrgUser } from './queries';
import { ORG_USERS } from './records';

const CompanyPath = z.object({ company_id: z.string() });
const UserPath = CompanyPath.extend({ user_id: z.string() });
const tags = ['Organization'];
const config = { callers: ['company'] } as const;

export const orgUserRoutes: Routes = (app, { database, keyRing, now, write }) => {
  app.get(
    '/org/:company_id/users/active_traveller_country_count',
    {
      config,
      schema: {
        tags,
        summary: 'How many travellers checked in during the last two days, by country',
        params: CompanyPath,
        response: { 200: ActiveTravellers },
      },
    },
    (request) => countActiveTravellers(database, request.company.id, now()),
  );

  app.get(
    '/org/:company_id/users',
    {
      config,
      schema: {
        tags,
        summary: 'Everybody of the company who has an account',
        params: CompanyPath,
        querystring: pageQuery(ORG_USERS),
        response: { 200: z.array(OrgUser) },
      },
    },
    async (request, reply) => sendRecords(database, request, reply, ORG_USERS, [request.company.id]),
  );

  app.post(
    '/org/:company_id/users/travellers',
    {
      config,
      schema: {
        tags,
        summary: 'Add a traveller; one without an e-mail address by an external_id',
        params: CompanyPath,
        body: NewOrgUserBody,
        response: { 200: OrgUser },
      },
    },
    async (request, reply) =>
      write(request, reply, (transaction, moment) =>
        addOrgTraveller(transaction, request.company.id, request.body.user, keyRing, moment),
      ),
  );

  app.get(
    '/org/:company_id/users/:user_id',
    { config, schema: { tags, summary: 'One user', params: UserPath, response: { 200: OrgUser } } },
    (request) => getOrgUser(database, request.company.id, readId(request.params.user_id, 'user')),
  );

  app.patch(
    '/org/:company_id/users/:user_id',
    {
      config,
      schema: {
        tags,
        summary: 'Change a user; what is left out stays',
        params: UserPath,
        body: OrgUserChangeBody,
        response: { 200: OrgUser },
      },
    },
    async (request, reply) =>
      write(request, reply, (transaction, moment) => {
        const id = readId(request.params.user_id, 'user');
        return changeOrgUser(transaction, request.company.id, id, request.body.user, moment);
      }),
  );

  app.delete(
    '/org/:company_id/users/:user_id',
    {
      config,
      schema: {
        tags,
        summary: 'Remove a user: their key, devices and trips end at once',
        params: UserPath,
        response: { 200: EmptyArray },
      },
    },
    async (request, reply) =>
      write(request, reply, async (transaction, moment) => {
        const id = readId(request.params.user_id, 'user');
        await removeOrgUser(transaction, request.company.id, id, moment);
        return [];
      }),
  );
};
