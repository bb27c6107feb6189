import { z } from 'zod';

import { Conversation, Message, MessagesQuery, NewMessageBody, PositionBody } from '@/contract/conversation';

import { readId } from '../../http/identifiers';
import type { Routes } from '../../http/routes';
import { viewerOf } from '../issues/viewer';
import { hear, say, takeBack } from './actions';
import { readConversation, readMessage, readMessages, seeConversation } from './queries';

const ConversationPath = z.object({ conversation_id: z.string() });
const MessagePath = ConversationPath.extend({ message_id: z.string() });
const tags = ['Conversations'];
const config = { callers: ['user'], readsOthers: true } as const;
const LIST = '/conversations/:conversation_id/messages';

const MARKS = [
  ['mark_delivered', 'Everything up to this position has arrived', 0],
  ['mark_read', 'Everything up to this position was read', 1],
] as const;

export const messageRoutes: Routes = (app, { database, write }) => {
  app.get(
    LIST,
    {
      config,
      schema: {
        tags,
        summary: 'What was said: the latest, what came after a cursor, or what is before one',
        params: ConversationPath,
        querystring: MessagesQuery,
        response: { 200: z.array(Message) },
      },
    },
    async (request) => {
      const id = readId(request.params.conversation_id, 'conversation');
      await seeConversation(database, await viewerOf(database, request.traveller), id);
      return readMessages(database, { id, languages: request.readerLanguages }, request.query);
    },
  );

  app.post(
    LIST,
    {
      config,
      schema: {
        tags,
        summary: 'Say something, once for each client_id',
        params: ConversationPath,
        body: NewMessageBody,
        response: { 200: Message },
      },
    },
    async (request, reply) =>
      write(request, reply, async (transaction, moment) => {
        const id = readId(request.params.conversation_id, 'conversation');
        const viewer = await viewerOf(transaction, request.traveller);
        const said = await say(transaction, viewer, id, request.body.message, moment);
        return readMessage(transaction, { id: said, languages: request.readerLanguages });
      }),
  );

  app.delete(
    `${LIST}/:message_id`,
    {
      config,
      schema: { tags, summary: 'Take back what one said', params: MessagePath, response: { 200: Message } },
    },
    async (request, reply) =>
      write(request, reply, async (transaction, moment) => {
        const id = readId(request.params.conversation_id, 'conversation');
        const messageId = readId(request.params.message_id, 'message');
        const viewer = await viewerOf(transaction, request.traveller);
        await takeBack(transaction, viewer, { id, messageId }, moment);
        return readMessage(transaction, { id: messageId, languages: request.readerLanguages });
      }),
  );

  for (const [mark, summary, isRead] of MARKS)
    app.put(
      `/conversations/:conversation_id/${mark}`,
      {
        config,
        schema: {
          tags,
          summary,
          params: ConversationPath,
          body: PositionBody,
          response: { 200: Conversation },
        },
      },
      async (request, reply) =>
        write(request, reply, async (transaction) => {
          const id = readId(request.params.conversation_id, 'conversation');
          const viewer = await viewerOf(transaction, request.traveller);
          const { position } = request.body;
          await hear(transaction, viewer, id, { delivered: position, read: position * isRead });
          return readConversation(transaction, viewer, { id, languages: request.readerLanguages });
        }),
    );
};
