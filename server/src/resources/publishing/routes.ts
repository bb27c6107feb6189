import { z } from 'zod';

import { Advisory } from '@/contract/advisory';
import { Alert } from '@/contract/alert';
import { EmptyArray } from '@/contract/fields';
import { AdvisoryChangeBody, AlertChangeBody, NewAdvisoryBody, NewAlertBody } from '@/contract/publishing';

import { readIdOrSlug } from '../../http/identifiers';
import type { Routes } from '../../http/routes';
import { changeAdvisory, publishAdvisory, removeAdvisory } from './advisories';
import { changeAlert, publishAlert, removeAlert } from './alerts';

const AlertPath = z.object({ alert_id: z.string() });
const AdvisoryPath = z.object({ advisory_id: z.string() });
const tags = ['Publishing'];
const config = { callers: ['publisher'] } as const;

export const publishingRoutes: Routes = (app, { write }) => {
  app.post(
    '/publishing/alerts',
    { config, schema: { tags, summary: 'Publish an alert', body: NewAlertBody, response: { 200: Alert } } },
    async (request, reply) =>
      write(request, reply, (transaction, moment) => publishAlert(transaction, request.body.alert, moment)),
  );

  app.put(
    '/publishing/alerts/:alert_id',
    {
      config,
      schema: {
        tags,
        summary: 'Change an alert, or end it by its finish',
        params: AlertPath,
        body: AlertChangeBody,
        response: { 200: Alert },
      },
    },
    async (request, reply) =>
      write(request, reply, (transaction, moment) => {
        const lookup = readIdOrSlug(request.params.alert_id, 'alert');
        return changeAlert(transaction, lookup, request.body.alert, moment);
      }),
  );

  app.delete(
    '/publishing/alerts/:alert_id',
    {
      config,
      schema: { tags, summary: 'Remove an alert', params: AlertPath, response: { 200: EmptyArray } },
    },
    async (request, reply) =>
      write(request, reply, async (transaction) => {
        await removeAlert(transaction, readIdOrSlug(request.params.alert_id, 'alert'));
        return [];
      }),
  );

  app.post(
    '/publishing/advisories',
    {
      config,
      schema: { tags, summary: 'Publish an advisory', body: NewAdvisoryBody, response: { 200: Advisory } },
    },
    async (request, reply) =>
      write(request, reply, (transaction, moment) =>
        publishAdvisory(transaction, request.body.advisory, moment),
      ),
  );

  app.put(
    '/publishing/advisories/:advisory_id',
    {
      config,
      schema: {
        tags,
        summary: 'Change an advisory, or close it by its status',
        params: AdvisoryPath,
        body: AdvisoryChangeBody,
        response: { 200: Advisory },
      },
    },
    async (request, reply) =>
      write(request, reply, (transaction, moment) => {
        const lookup = readIdOrSlug(request.params.advisory_id, 'advisory');
        return changeAdvisory(transaction, lookup, request.body.advisory, moment);
      }),
  );

  app.delete(
    '/publishing/advisories/:advisory_id',
    {
      config,
      schema: { tags, summary: 'Remove an advisory', params: AdvisoryPath, response: { 200: EmptyArray } },
    },
    async (request, reply) =>
      write(request, reply, async (transaction) => {
        await removeAdvisory(transaction, readIdOrSlug(request.params.advisory_id, 'advisory'));
        return [];
      }),
  );
};
