import { z } from 'zod';

import { Alert, AlertFromPush } from '@/contract/alert';
import { EmptyArray } from '@/contract/fields';

import { sendDocument } from '../../http/documents';
import { notFound } from '../../http/failure';
import { readIdOrSlug } from '../../http/identifiers';
import type { Routes } from '../../http/routes';
import { getAlert, getAlertFromPush, markAlertRead } from './queries';

const AlertPath = z.object({ alert_id: z.string() });
const tags = ['Alerts'];
const config = { callers: ['user'] } as const;

export const alertRoutes: Routes = (app, { database, write }) => {
  app.get(
    '/alerts/:alert_id',
    { config, schema: { tags, summary: 'One alert', params: AlertPath, response: { 200: Alert } } },
    async (request, reply) =>
      sendDocument(reply, await getAlert(database, request.readerLanguages, lookupOf(request))),
  );

  app.get(
    '/alerts/:alert_id/from_push',
    {
      config,
      schema: {
        tags,
        summary: 'An alert that a push message named, and the trips it touches',
        params: AlertPath,
        response: { 200: AlertFromPush },
      },
    },
    async (request, reply) =>
      sendDocument(
        reply,
        await getAlertFromPush(database, request.readerLanguages, request.traveller.id, lookupOf(request)),
      ),
  );

  app.put(
    '/alerts/:alert_id/mark_read',
    {
      config,
      schema: { tags, summary: 'Mark an alert read', params: AlertPath, response: { 200: EmptyArray } },
    },
    async (request, reply) =>
      write(request, reply, async (transaction, moment) => {
        const found = await markAlertRead(transaction, request.traveller.id, lookupOf(request), moment);
        if (!found) throw notFound('alert');
        return [];
      }),
  );
};

function lookupOf(request: { params: { alert_id: string } }) {
  return readIdOrSlug(request.params.alert_id, 'alert');
}
