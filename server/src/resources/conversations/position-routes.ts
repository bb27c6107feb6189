import { Conversation, PositionBody } from '@/contract/conversation';

import { readId } from '../../http/identifiers';
import type { Routes } from '../../http/routes';
import { viewerOf } from '../issues/viewer';
import { hear } from './actions';
import { ConversationPath, config, tags } from './paths';
import { readConversation } from './queries';
import { createReaders } from './readers';

const MARKS = [
  ['mark_delivered', 'Everything up to this position has arrived', 0],
  ['mark_read', 'Everything up to this position was read', 1],
] as const;

export const positionRoutes: Routes = (app, tools) => {
  const { write } = tools;
  const readerOf = createReaders(tools);
  for (const [mark, summary, isRead] of MARKS)
    app.route({
      method: ['PUT', 'POST'],
      url: `/conversations/:conversation_id/${mark}`,
      config,
      schema: {
        tags,
        summary,
        params: ConversationPath,
        body: PositionBody,
        response: { 200: Conversation },
      },
      handler: async (request, reply) =>
        write(request, reply, async (transaction, moment) => {
          const id = readId(request.params.conversation_id, 'conversation');
          const viewer = await viewerOf(transaction, request.traveller);
          const { position } = request.body;
          const positions = { delivered: position, read: position * isRead };
          await hear(transaction, viewer, id, positions, moment);
          return readConversation(transaction, viewer, { id, ...readerOf(request) });
        }),
    });
};
