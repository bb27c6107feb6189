import { z } from 'zod';

import { Issue, IssueChangeBody } from '@/contract/issue';

import { readId } from '../../http/identifiers';
import type { Routes } from '../../http/routes';
import { pageQuery } from '../lists';
import { sendRecords } from '../records';
import { actOnIssue, updateIssue } from './actions';
import { readIssue } from './queries';
import { ISSUES } from './records';
import { toValues, viewerOfCompany } from './viewer';

const CompanyPath = z.object({ company_id: z.string() });
const IssuePath = CompanyPath.extend({ issue_id: z.string() });
const tags = ['Organization'];
const config = { callers: ['company'] } as const;

export const orgIssueRoutes: Routes = (app, { database, write }) => {
  app.get(
    '/org/:company_id/issues',
    {
      config,
      schema: {
        tags,
        summary: 'Requests for help of the company’s travellers: open ones, or all with all=1',
        params: CompanyPath,
        querystring: pageQuery(ISSUES),
        response: { 200: z.array(Issue) },
      },
    },
    async (request, reply) =>
      sendRecords(database, request, reply, ISSUES, toValues(viewerOfCompany(request.company.id))),
  );

  app.get(
    '/org/:company_id/issues/:issue_id',
    { config, schema: { tags, summary: 'A request for help', params: IssuePath, response: { 200: Issue } } },
    async (request) =>
      readIssue(database, viewerOfCompany(request.company.id), readId(request.params.issue_id, 'issue')),
  );

  app.patch(
    '/org/:company_id/issues/:issue_id',
    {
      config,
      schema: {
        tags,
        summary: 'Change a request for help',
        params: IssuePath,
        body: IssueChangeBody,
        response: { 200: Issue },
      },
    },
    async (request, reply) =>
      write(request, reply, (transaction, moment) => {
        const id = readId(request.params.issue_id, 'issue');
        return updateIssue(transaction, viewerOfCompany(request.company.id), id, request.body.issue, moment);
      }),
  );

  app.post(
    '/org/:company_id/issues/:issue_id/close',
    {
      config,
      schema: {
        tags,
        summary: 'Help is given, or none is needed',
        params: IssuePath,
        response: { 200: Issue },
      },
    },
    async (request, reply) =>
      write(request, reply, (transaction, moment) => {
        const id = readId(request.params.issue_id, 'issue');
        return actOnIssue(transaction, viewerOfCompany(request.company.id), id, 'close', moment);
      }),
  );
};
