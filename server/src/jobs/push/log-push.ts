import { randomUUID } from 'node:crypto';

import type { PushService } from './push-service';

/** Where no push service is set up: says how many messages of which type there would have been, and nothing else. */
export function createLogPush(
  log: { info(facts: object, words: string): void },
  why = 'PUSH=log',
): PushService {
  return {
    send: async (messages) => {
      const types = [...new Set(messages.map(({ data }) => data.type))];
      log.info({ messages: messages.length, types }, `push messages are not sent: ${why}`);
      return messages.map(() => ({ kind: 'taken', ticket: randomUUID() }));
    },
    fetchReceipts: async (tickets) => new Map(tickets.map((ticket) => [ticket, { kind: 'delivered' }])),
  };
}
