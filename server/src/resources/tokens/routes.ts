import { SocketToken } from '@/contract/live-line';

import type { Routes } from '../../http/routes';
import { issueSocketToken } from '../../live/socket-tokens';

const DESCRIPTION = `The token opens one WebSocket at \`/api/v2/socket?token=…\`, once and within a minute, on any process. Over it the service says which
topics of \`Data-Revision\` have moved, as \`{"topics": {"trips": "5", "CO": "1.4.2.2"}}\`: all of them at first, then those that did; never what
changed. \`{"countries": ["CO"]}\` names countries beside those of the trips; \`{"ping": true}\` is answered with \`{"pong": true}\`. Hints may be lost:
whoever relies on nothing else asks now and then all the same. Closed with 1012, come back at a time of your own within the seconds that the
reason names; with 4401, the key holds no longer; with 4409, the traveller has opened too many.`;

export const tokenRoutes: Routes = (app, { database, keyRing, now }) => {
  app.get(
    '/tokens/for_socket',
    {
      config: { callers: ['user'] },
      schema: {
        tags: ['Live'],
        summary: 'A token that opens a live line',
        description: DESCRIPTION,
        response: { 200: SocketToken },
      },
    },
    async (request, reply): Promise<SocketToken> => {
      // Used once: whatever keeps answers must not give it to a second one.
      void reply.header('cache-control', 'no-store');
      return { token: await issueSocketToken(database, keyRing, request.traveller.id, now()) };
    },
  );
};
