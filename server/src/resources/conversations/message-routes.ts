import { z } from 'zod';

import { Message, MessagesQuery, NewMessageBody } from '@/contract/conversation';

import type { AssetStore } from '../../assets/asset-store';
import { readId } from '../../http/identifiers';
import type { Routes } from '../../http/routes';
import { viewerOf } from '../issues/viewer';
import { isNew, say, takeBack } from './actions';
import { ConversationPath, config, tags } from './paths';
import { readMessage, readMessages, seeConversation } from './queries';
import { createReaders } from './readers';
import { stageAsset } from './stage-asset';

const MessagePath = ConversationPath.extend({ message_id: z.string() });
const LIST = '/conversations/:conversation_id/messages';
/** A picture or a recording as large as they may be, in Base64, and words beside it. */
const LARGEST_MESSAGE_BYTES = 8 * 1024 * 1024;

declare module 'fastify' {
  interface FastifyRequest {
    /** When its first byte came, where that is noted. */
    begunAt: Date | null;
  }
}

export function messageRoutes(store: AssetStore): Routes {
  return (app, tools) => {
    const { database, write, now } = tools;
    const readerOf = createReaders(tools);
    app.decorateRequest('begunAt', null);
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
        return readMessages(database, { id, ...readerOf(request) }, request.query);
      },
    );

    app.post(
      LIST,
      {
        config,
        bodyLimit: LARGEST_MESSAGE_BYTES,
        onRequest: async (request) => {
          request.begunAt = now();
        },
        schema: {
          tags,
          summary: 'Say something, once for each client_id; with a picture, a recording or a place',
          params: ConversationPath,
          body: NewMessageBody,
          response: { 200: Message },
        },
      },
      async (request, reply) => {
        const id = readId(request.params.conversation_id, 'conversation');
        const { message } = request.body;
        const viewer = await viewerOf(database, request.traveller);
        const { asset } = message;
        const isToBeKept = asset && (await isNew(database, viewer, id, message));
        const staged = isToBeKept ? await stageAsset(database, store, asset, now()) : null;
        return write(request, reply, async (transaction, moment) => {
          const begunAt = request.begunAt ?? moment;
          const said = await say(transaction, viewer, id, { ...message, staged, begunAt }, moment);
          return said.message ?? readMessage(transaction, { id: said.id, ...readerOf(request) });
        });
      },
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
          return readMessage(transaction, { id: messageId, ...readerOf(request) });
        }),
    );
  };
}
