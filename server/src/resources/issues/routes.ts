import { z } from 'zod';

import { Issue, IssueChangeBody, NewIssueBody } from '@/contract/issue';

import { readId } from '../../http/identifiers';
import type { Routes } from '../../http/routes';
import { pageQuery } from '../lists';
import { sendRecords } from '../records';
import { actOnIssue, openIssue, updateIssue } from './actions';
import { readIssue } from './queries';
import { ISSUES } from './records';
import { toValues, viewerOf } from './viewer';

const IssuePath = z.object({ issue_id: z.string() });
const tags = ['Issues'];
const config = { callers: ['user'], readsOthers: true } as const;

const ACTIONS = [
  ['cancel', 'Withdraw a request for help'],
  ['claim', 'Begin to help; one alone can'],
  ['close', 'Help is given, or none is needed'],
] as const;

export const issueRoutes: Routes = (app, { database, write }) => {
  app.get(
    '/issues',
    {
      config,
      schema: {
        tags,
        summary:
          'Requests for help, the caller’s own and those that they can help with: open ones, or all with all=1',
        querystring: pageQuery(ISSUES),
        response: { 200: z.array(Issue) },
      },
    },
    async (request, reply) => {
      const viewer = await viewerOf(database, request.traveller);
      return sendRecords(database, request, reply, ISSUES, toValues(viewer));
    },
  );

  app.post(
    '/issues',
    { config, schema: { tags, summary: 'Ask for help', body: NewIssueBody, response: { 200: Issue } } },
    async (request, reply) =>
      write(request, reply, (transaction, moment) =>
        openIssue(transaction, request.traveller, request.body.issue, moment),
      ),
  );

  app.get(
    '/issues/:issue_id',
    { config, schema: { tags, summary: 'A request for help', params: IssuePath, response: { 200: Issue } } },
    async (request) =>
      readIssue(
        database,
        await viewerOf(database, request.traveller),
        readId(request.params.issue_id, 'issue'),
      ),
  );

  app.patch(
    '/issues/:issue_id',
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
      write(request, reply, async (transaction, moment) => {
        const viewer = await viewerOf(transaction, request.traveller);
        const id = readId(request.params.issue_id, 'issue');
        return updateIssue(transaction, viewer, id, request.body.issue, moment);
      }),
  );

  for (const [action, summary] of ACTIONS)
    app.post(
      `/issues/:issue_id/${action}`,
      { config, schema: { tags, summary, params: IssuePath, response: { 200: Issue } } },
      async (request, reply) =>
        write(request, reply, async (transaction, moment) => {
          const viewer = await viewerOf(transaction, request.traveller);
          const id = readId(request.params.issue_id, 'issue');
          return actOnIssue(transaction, viewer, id, action, moment);
        }),
    );
};
