import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

import { AlertFilter, AlertFilterBody, SafetyCategory } from '@/contract/alert-filter';

import { readId } from '../../http/identifiers';
import type { Routes } from '../../http/routes';
import { wholeQuery } from '../lists';
import { sendRecords } from '../records';
import { OWNERS, type Owner } from './owners';
import { addFilter, changeFilter, removeFilter } from './queries';
import { alertFilterRecords, SAFETY_CATEGORY_RECORDS } from './records';

const tags = ['Alert filters'];

export const alertFilterRoutesV2: Routes = (app, { database, write }) => {
  app.get(
    '/safety_categories',
    {
      config: { callers: ['user', 'company', 'publisher'] },
      schema: {
        tags,
        summary: 'Kinds of danger; the list is stable',
        querystring: wholeQuery(SAFETY_CATEGORY_RECORDS),
        response: { 200: z.array(SafetyCategory) },
      },
    },
    async (request, reply) => sendRecords(database, request, reply, SAFETY_CATEGORY_RECORDS, []),
  );

  const addRoutes = (
    kind: keyof typeof OWNERS,
    idOf: (request: Pick<FastifyRequest, 'traveller' | 'company'>) => string,
  ) => {
    const owner: Owner = OWNERS[kind];
    const config = { callers: [kind] } as const;
    const records = alertFilterRecords(owner);
    const { ofAll: params } = owner;
    const whose = kind === 'user' ? 'One’s own filters' : 'The company’s filters, for all its travellers';

    app.get(
      owner.path,
      {
        config,
        schema: {
          tags,
          summary: `${whose}: what is not to be heard of`,
          params,
          querystring: wholeQuery(records),
          response: { 200: z.array(AlertFilter) },
        },
      },
      async (request, reply) => sendRecords(database, request, reply, records, [idOf(request)]),
    );

    app.post(
      owner.path,
      {
        config,
        schema: {
          tags,
          summary: 'Add a filter',
          params,
          body: AlertFilterBody,
          response: { 200: AlertFilter },
        },
      },
      async (request, reply) =>
        write(request, reply, (transaction, moment) =>
          addFilter(transaction, { owner, ownerId: idOf(request) }, request.body.alert_filter, moment),
        ),
    );

    app.patch(
      `${owner.path}/:alert_filter_id`,
      {
        config,
        schema: {
          tags,
          summary: 'Change a filter',
          params: owner.ofOne,
          body: AlertFilterBody,
          response: { 200: AlertFilter },
        },
      },
      async (request, reply) =>
        write(request, reply, (transaction, moment) => {
          const id = readId(request.params.alert_filter_id, 'alert filter');
          const owned = { owner, ownerId: idOf(request) };
          return changeFilter(transaction, owned, id, request.body.alert_filter, moment);
        }),
    );

    app.delete(
      `${owner.path}/:alert_filter_id`,
      {
        config,
        schema: { tags, summary: 'Remove a filter', params: owner.ofOne, response: { 200: z.object({}) } },
      },
      async (request, reply) =>
        write(request, reply, async (transaction) => {
          const id = readId(request.params.alert_filter_id, 'alert filter');
          await removeFilter(transaction, { owner, ownerId: idOf(request) }, id);
          return {};
        }),
    );
  };
  addRoutes('user', ({ traveller }) => traveller.id);
  addRoutes('company', ({ company }) => company.id);
};
