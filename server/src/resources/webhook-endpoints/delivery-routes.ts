import { z } from 'zod';

import { WebhookDelivery, WebhookReplay, WebhookReplayBody } from '@/contract/webhook-delivery';

import { invalid, notFound } from '../../http/failure';
import { readId } from '../../http/identifiers';
import type { Routes } from '../../http/routes';
import { pageQuery } from '../lists';
import { sendRecords } from '../records';
import { DELIVERIES, redeliver, replay } from './delivery-queries';
import { CompanyPath, EndpointPath, config, endpointId, noEndpoint, tags } from './paths';
import { getEndpoint } from './queries';

export const webhookDeliveryRoutes: Routes = (app, { database, write }) => {
  app.get(
    '/org/:company_id/webhook_endpoints/:webhook_endpoint_id/deliveries',
    {
      config,
      schema: {
        tags,
        summary: 'What was delivered in the last 30 days, what waits, and what was given up',
        params: EndpointPath,
        querystring: pageQuery(DELIVERIES),
        response: { 200: z.array(WebhookDelivery) },
      },
    },
    async (request, reply) => {
      const id = endpointId(request.params);
      if (!(await getEndpoint(database, request.company.id, id))) throw noEndpoint();
      return sendRecords(database, request, reply, DELIVERIES, [id]);
    },
  );

  app.post(
    '/org/:company_id/webhook_endpoints/:webhook_endpoint_id/replay',
    {
      config,
      schema: {
        tags,
        summary: 'Deliver all events of a range once more; those of the last 30 days are kept',
        params: EndpointPath,
        body: WebhookReplayBody,
        response: { 200: WebhookReplay },
      },
    },
    async (request, reply) =>
      write(request, reply, async (transaction, moment) => {
        const id = endpointId(request.params);
        const { since, until } = request.body;
        const range = { since, until: until ?? moment };
        if (range.until < range.since)
          throw invalid([{ field: 'until', message: 'must not be before since' }]);
        const deliveries = await replay(transaction, request.company.id, id, range, moment);
        if (deliveries === null) throw noEndpoint();
        return { deliveries };
      }),
  );

  app.post(
    '/org/:company_id/webhook_deliveries/:webhook_delivery_id/redeliver',
    {
      config,
      schema: {
        tags,
        summary: 'Deliver once more, with the same id; repeats begin anew',
        params: CompanyPath.extend({ webhook_delivery_id: z.string() }),
        response: { 200: WebhookDelivery },
      },
    },
    async (request, reply) =>
      write(request, reply, async (transaction, moment) => {
        const id = readId(request.params.webhook_delivery_id, 'webhook delivery');
        const delivery = await redeliver(transaction, request.company.id, id, moment);
        if (!delivery) throw notFound('webhook delivery');
        return delivery;
      }),
  );
};
