import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { WebhookBody } from '@/contract/webhook-delivery';

import { createKeyRing } from '../../src/http/keys';
import { createWebhookSender, type SenderTools, type WebhookSender } from '../../src/webhooks/webhook-sender';
import { TEST_SECRET } from './sample-moment';
import type { ServiceAtWork } from './service-at-work';

export interface ReceivedWebhook {
  path: string;
  headers: IncomingHttpHeaders;
  /** The bytes as they came. */
  text: string;
  body: WebhookBody;
}

/** Null: it does not answer at all. */
type Reply = number | null | ((response: ServerResponse) => void);

export interface WebhookReceiver {
  url: string;
  received: ReceivedWebhook[];
  /** What it answers; 204 unless it is told otherwise. */
  reply: (webhook: ReceivedWebhook) => Reply;
  close(): Promise<void>;
}

/** A partner's server, on loopback. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const text = Buffer.concat(parts).toString('utf8');
      const body = WebhookBody.parse(JSON.parse(text));
      const webhook = { path: request.url ?? '', headers: request.headers, text, body };
      receiver.received.push(webhook);
      const reply = receiver.reply(webhook);
      if (typeof reply === 'function') reply(response);
      else if (reply !== null) response.writeHead(reply).end(`answer ${receiver.received.length}`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    reply: () => 204,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return receiver;
}

/** One that may call receivers of this machine, unless it is said otherwise. */
export function createTestSender(now: () => Date, settings: Partial<SenderTools> = {}): WebhookSender {
  const keyRing = createKeyRing(TEST_SECRET);
  return createWebhookSender({ keyRing, version: '1.2.3', now, allowedHosts: ['127.0.0.1'], ...settings });
}

/** Lets the background work deliver, by the clock of the service. `random` is what the length of pauses hangs on. */
export function deliverWebhooksOf(
  service: ServiceAtWork,
  random: () => number = () => 0,
  sender = createTestSender(() => service.clock.now),
): void {
  service.background.tools.webhooks = { random, sender };
}
