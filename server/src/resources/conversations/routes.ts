import { z } from 'zod';

import { Conversation, NewConversationBody } from '@/contract/conversation';

import { readId } from '../../http/identifiers';
import { sendPage } from '../../http/pagination';
import type { Routes } from '../../http/routes';
import { viewerOf } from '../issues/viewer';
import { pageQuery } from '../lists';
import { join } from './actions';
import { ConversationPath, config, tags } from './paths';
import { insertConversation, readConversation, readConversations } from './queries';
import { createReaders } from './readers';
import { OWN_CONVERSATIONS } from './records';

export const conversationRoutes: Routes = (app, tools) => {
  const { database, write } = tools;
  const readerOf = createReaders(tools);
  app.get(
    '/conversations',
    {
      config,
      schema: {
        tags,
        summary: 'The conversations that the caller takes part in; with discrete=true those about no request',
        querystring: pageQuery(OWN_CONVERSATIONS),
        response: { 200: z.array(Conversation) },
      },
    },
    async (request, reply) => {
      const viewer = await viewerOf(database, request.traveller);
      const page = await readConversations(database, viewer, readerOf(request), request.query);
      return sendPage(request, reply, request.query, page);
    },
  );

  app.post(
    '/conversations',
    {
      config,
      schema: {
        tags,
        summary: 'Begin a conversation with the company, about no request',
        body: NewConversationBody,
        response: { 200: Conversation },
      },
    },
    async (request, reply) =>
      write(request, reply, async (transaction, moment) => {
        const { traveller } = request;
        const id = await insertConversation(transaction, traveller, request.body.conversation, moment);
        const viewer = await viewerOf(transaction, traveller);
        return readConversation(transaction, viewer, { id, ...readerOf(request) });
      }),
  );

  app.get(
    '/conversations/:conversation_id',
    {
      config,
      schema: { tags, summary: 'A conversation', params: ConversationPath, response: { 200: Conversation } },
    },
    async (request) => {
      const id = readId(request.params.conversation_id, 'conversation');
      const viewer = await viewerOf(database, request.traveller);
      return readConversation(database, viewer, { id, ...readerOf(request) });
    },
  );

  app.get(
    '/issues/:issue_id/conversation',
    {
      config,
      schema: {
        tags,
        summary: 'The conversation about a request',
        params: z.object({ issue_id: z.string() }),
        response: { 200: Conversation },
      },
    },
    async (request) => {
      const id = readId(request.params.issue_id, 'conversation');
      const viewer = await viewerOf(database, request.traveller);
      return readConversation(database, viewer, { id, ...readerOf(request) }, 'issue_id');
    },
  );

  app.post(
    '/conversations/:conversation_id/join',
    {
      config,
      schema: { tags, summary: 'Take part', params: ConversationPath, response: { 200: Conversation } },
    },
    async (request, reply) =>
      write(request, reply, async (transaction, moment) => {
        const id = readId(request.params.conversation_id, 'conversation');
        const viewer = await viewerOf(transaction, request.traveller);
        await join(transaction, viewer, id, moment);
        return readConversation(transaction, viewer, { id, ...readerOf(request) });
      }),
  );
};
