import { z } from 'zod';

import {
  NewWebhookEndpointBody,
  WebhookEndpoint,
  WebhookEndpointChangeBody,
  WebhookEndpointWithSecret,
} from '@/contract/webhook-endpoint';
import { EmptyArray } from '@/contract/fields';

import type { Queryable } from '../../database/database';
import { invalid } from '../../http/failure';
import type { Routes } from '../../http/routes';
import { FAULT_WORDS, readOutsideAddress } from '../../outside/outside-address';
import { createSigningSecret, sealSigningSecret } from '../../webhooks/signing-secret';
import { pageQuery } from '../lists';
import { sendRecords } from '../records';
import { CompanyPath, EndpointPath, config, endpointId, noEndpoint, tags } from './paths';
import {
  countEndpoints,
  deleteEndpoint,
  ENDPOINTS,
  getEndpoint,
  insertEndpoint,
  replaceSecret,
  updateEndpoint,
} from './queries';

const MOST_ENDPOINTS = 20;
const DAY_MS = 24 * 3_600_000;

export const webhookEndpointRoutes: Routes = (app, { database, write, keyRing, webhookHosts }) => {
  const readEndpoint = async (transaction: Queryable, companyId: string, id: string) => {
    const endpoint = await getEndpoint(transaction, companyId, id);
    if (!endpoint) throw noEndpoint();
    return endpoint;
  };
  const refuseBadAddress = (url: string | undefined) => {
    if (url === undefined) return;
    const address = readOutsideAddress(url, webhookHosts, true);
    if ('fault' in address)
      throw invalid([{ field: 'webhook_endpoint.url', message: FAULT_WORDS[address.fault] }]);
  };

  app.get(
    '/org/:company_id/webhook_endpoints',
    {
      config,
      schema: {
        tags,
        summary: 'Where the company hears of events',
        params: CompanyPath,
        querystring: pageQuery(ENDPOINTS),
        response: { 200: z.array(WebhookEndpoint) },
      },
    },
    async (request, reply) => {
      return sendRecords(database, request, reply, ENDPOINTS, [request.company.id]);
    },
  );

  app.post(
    '/org/:company_id/webhook_endpoints',
    {
      config,
      schema: {
        tags,
        summary: 'Hear of events at an address; the secret is told here only',
        params: CompanyPath,
        body: NewWebhookEndpointBody,
        response: { 200: WebhookEndpointWithSecret },
      },
    },
    async (request, reply) =>
      write(request, reply, async (transaction, moment) => {
        const { id: companyId } = request.company;
        refuseBadAddress(request.body.webhook_endpoint.url);
        if ((await countEndpoints(transaction, companyId)) >= MOST_ENDPOINTS)
          throw invalid([
            { field: 'webhook_endpoint', message: `is one too many: there may be ${MOST_ENDPOINTS}` },
          ]);
        const secret = createSigningSecret();
        const seal = (endpointId: string) => sealSigningSecret(keyRing, secret, endpointId);
        const id = await insertEndpoint(transaction, companyId, request.body.webhook_endpoint, seal, moment);
        return { ...(await readEndpoint(transaction, companyId, id)), signing_secret: secret };
      }),
  );

  app.get(
    '/org/:company_id/webhook_endpoints/:webhook_endpoint_id',
    {
      config,
      schema: { tags, summary: 'One of them', params: EndpointPath, response: { 200: WebhookEndpoint } },
    },
    (request) => readEndpoint(database, request.company.id, endpointId(request.params)),
  );

  app.patch(
    '/org/:company_id/webhook_endpoints/:webhook_endpoint_id',
    {
      config,
      schema: {
        tags,
        summary: 'Change the address or the events, or turn it off and on',
        params: EndpointPath,
        body: WebhookEndpointChangeBody,
        response: { 200: WebhookEndpoint },
      },
    },
    async (request, reply) =>
      write(request, reply, async (transaction, moment) => {
        const { id: companyId } = request.company;
        const id = endpointId(request.params);
        const change = request.body.webhook_endpoint;
        refuseBadAddress(change.url);
        if (!(await updateEndpoint(transaction, companyId, id, change, moment))) throw noEndpoint();
        return readEndpoint(transaction, companyId, id);
      }),
  );

  app.delete(
    '/org/:company_id/webhook_endpoints/:webhook_endpoint_id',
    {
      config,
      schema: {
        tags,
        summary: 'Hear of nothing there any more; what was delivered is forgotten',
        params: EndpointPath,
        response: { 200: EmptyArray },
      },
    },
    async (request, reply) =>
      write(request, reply, async (transaction) => {
        const isRemoved = await deleteEndpoint(transaction, request.company.id, endpointId(request.params));
        if (!isRemoved) throw noEndpoint();
        return [];
      }),
  );

  app.post(
    '/org/:company_id/webhook_endpoints/:webhook_endpoint_id/rotate_secret',
    {
      config,
      schema: {
        tags,
        summary: 'A new secret, told here only; for a day deliveries are signed with both',
        params: EndpointPath,
        response: { 200: WebhookEndpointWithSecret },
      },
    },
    async (request, reply) =>
      write(request, reply, async (transaction, moment) => {
        const { id: companyId } = request.company;
        const id = endpointId(request.params);
        const secret = createSigningSecret();
        const sealed = sealSigningSecret(keyRing, secret, id);
        const until = new Date(moment.getTime() + DAY_MS);
        if (!(await replaceSecret(transaction, companyId, id, sealed, until, moment))) throw noEndpoint();
        return { ...(await readEndpoint(transaction, companyId, id)), signing_secret: secret };
      }),
  );
};
