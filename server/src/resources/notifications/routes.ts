import { z } from 'zod';

import { EmptyArray } from '@/contract/fields';
import { Notification } from '@/contract/notification';

import { notFound } from '../../http/failure';
import { readId } from '../../http/identifiers';
import type { Routes } from '../../http/routes';
import { wholeQuery } from '../lists';
import { sendRecords } from '../records';
import { deleteNotification, markNotificationRead, NOTIFICATIONS } from './queries';

const NotificationPath = z.object({ notification_id: z.string() });
const tags = ['Notifications'];
const config = { callers: ['user'] } as const;

export const notificationRoutes: Routes = (app, { database, write }) => {
  app.get(
    '/notifications',
    {
      config,
      schema: {
        tags,
        summary: 'The traveller’s notifications',
        querystring: wholeQuery(NOTIFICATIONS),
        response: { 200: z.array(Notification) },
      },
    },
    async (request, reply) => sendRecords(database, request, reply, NOTIFICATIONS, [request.traveller.id]),
  );

  app.put(
    '/notifications/:notification_id/mark_read',
    {
      config,
      schema: { tags, summary: 'Mark as read', params: NotificationPath, response: { 200: Notification } },
    },
    async (request, reply) =>
      write(request, reply, (transaction, moment) => {
        const id = readId(request.params.notification_id, 'notification');
        return markNotificationRead(transaction, request.traveller.id, id, moment);
      }),
  );

  app.delete(
    '/notifications/:notification_id',
    { config, schema: { tags, summary: 'Delete', params: NotificationPath, response: { 200: EmptyArray } } },
    async (request, reply) =>
      write(request, reply, async (transaction) => {
        const id = readId(request.params.notification_id, 'notification');
        if (!(await deleteNotification(transaction, request.traveller.id, id)))
          throw notFound('notification');
        return [];
      }),
  );
};
