import { z } from 'zod';

import { CompanyNotification } from '@/contract/notification';

import { notFound } from '../../http/failure';
import { readId } from '../../http/identifiers';
import type { Routes } from '../../http/routes';
import { pageQuery } from '../lists';
import { sendRecords } from '../records';
import { COMPANY_NOTIFICATIONS, markCompanyNotificationRead } from './queries';

const CompanyPath = z.object({ company_id: z.string() });
const tags = ['Organization'];
const config = { callers: ['company'] } as const;

export const orgNotificationRoutes: Routes = (app, { database, write }) => {
  app.get(
    '/org/:company_id/notifications',
    {
      config,
      schema: {
        tags,
        summary: 'The company’s own notifications, such as travellers who need help',
        params: CompanyPath,
        querystring: pageQuery(COMPANY_NOTIFICATIONS),
        response: { 200: z.array(CompanyNotification) },
      },
    },
    async (request, reply) => {
      return sendRecords(database, request, reply, COMPANY_NOTIFICATIONS, [request.company.id]);
    },
  );

  app.put(
    '/org/:company_id/notifications/:notification_id/mark_read',
    {
      config,
      schema: {
        tags,
        summary: 'Mark as read',
        params: CompanyPath.extend({ notification_id: z.string() }),
        response: { 200: CompanyNotification },
      },
    },
    async (request, reply) =>
      write(request, reply, async (transaction, moment) => {
        const id = readId(request.params.notification_id, 'notification');
        const read = await markCompanyNotificationRead(transaction, request.company.id, id, moment);
        if (!read) throw notFound('notification');
        return read;
      }),
  );
};
