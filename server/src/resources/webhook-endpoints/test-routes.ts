import { randomUUID } from 'node:crypto';

import { aSuppressedNotification } from '@/contract/suppressed-notification';
import { WebhookAttempt, WebhookTestBody } from '@/contract/webhook-delivery';
import { WEBHOOK_EVENTS } from '@/contract/webhook-event';

import { queryFirst } from '../../database/database';
import { Failure } from '../../http/failure';
import type { Routes } from '../../http/routes';
import { composeBody, composeSuppressed } from '../../webhooks/webhook-messages';
import type { ReceivingEndpoint, WebhookSender } from '../../webhooks/webhook-sender';
import { EndpointPath, config, endpointId, noEndpoint, tags } from './paths';

/**
 * Sends at once, outside of any transaction, for the receiver may take its time. Whatever becomes of it counts for nothing: an endpoint
 * that is turned off can be tried, and none is turned off by being tried.
 */
export function webhookTestRoutes(sender: WebhookSender | null): Routes {
  return (app, { database, now }) => {
    app.post(
      '/org/:company_id/webhook_endpoints/:webhook_endpoint_id/test',
      {
        config,
        schema: {
          tags,
          summary: 'Send an example of an event, and tell what became of it',
          params: EndpointPath,
          body: WebhookTestBody,
          response: { 200: WebhookAttempt },
        },
      },
      async (request) => {
        const endpoint = await queryFirst<ReceivingEndpoint>(
          database,
          `select id, url, secret_sealed, previous_secret_sealed, previous_secret_until from webhook_endpoints
           where company_id = $1 and id = $2`,
          [request.company.id, endpointId(request.params)],
        );
        if (!endpoint) throw noEndpoint();
        if (!sender) throw new Failure('conflict', 'This service delivers no webhooks: nothing was sent.');
        const { event, event_name } = request.body;
        const eventId = randomUUID();
        const created_at = now().toISOString();
        const head = {
          id: eventId,
          created_at,
          event,
          company_id: request.company.id,
          webhook_endpoint_id: endpoint.id,
        };
        const body = event_name
          ? composeSuppressed({ ...head, payload: aSuppressedNotification(event, created_at) })
          : composeBody({ ...head, payload: WEBHOOK_EVENTS[event].example });
        const message = { eventId, body: JSON.stringify(body), number: 1, isTest: true };
        const { number, at, duration_ms, status, failure, answer } = await sender.send(endpoint, message);
        return { number, at: at.toISOString(), duration_ms, status, failure, answer };
      },
    );
  };
}
