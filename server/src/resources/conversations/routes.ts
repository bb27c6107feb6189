import { z } from 'zod';

import { Conversation, NewConversationBody } from '@/contract/conversation';

import { readId } from '../../http/identifiers';
import type { Routes } from '../../http/routes';
import { viewerOf, toValues } from '../issues/viewer';
import { pageQuery } from '../lists';
import { sendRecords } from '../records';
import { join } from './actions';
import { insertConversation, readConversation } from './queries';
import { OWN_CONVERSATIONS } from './records';

const ConversationPath = z.object({ conversation_id: z.string() });
const tags = ['Conversations'];
const config = { callers: ['user'], readsOthers: true } as const;

export const conversationRoutes: Routes = (app, { database, write }) => {
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
      return sendRecords(database, request, reply, OWN_CONVERSATIONS, toValues(viewer));
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
        const { traveller, readerLanguages: languages } = request;
        const id = await insertConversation(transaction, traveller, request.body.conversation, moment);
        return readConversation(transaction, await viewerOf(transaction, traveller), { id, languages });
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
      return readConversation(database, viewer, { id, languages: request.readerLanguages });
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
      return readConversation(database, viewer, { id, languages: request.readerLanguages }, 'issue_id');
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
        return readConversation(transaction, viewer, { id, languages: request.readerLanguages });
      }),
  );
};
