import { createECDH, randomBytes, type ECDH } from 'node:crypto';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { IncomingMessage } from 'node:http';

import { toWebPushToken } from '@/contract/web-push';

import { createOutsideRequests, type OutsideRequests } from '../../src/outside/outside-requests';
import { decryptPush } from './decrypt-push';
import { TEST_CERTIFICATE, TEST_CERTIFICATE_KEY } from './test-certificate';
import { readVapid, type Vapid } from './read-vapid';

const HOST = 'push.example';

/** A browser that said yes. */
export interface TestBrowser {
  /** What the service knows it by. */
  token: string;
  endpoint: string;
}

export interface BrowserMessage {
  to: TestBrowser;
  headers: IncomingMessage['headers'];
  vapid: Vapid;
  /** As the browser reads it: nobody in between could. */
  payload: unknown;
}

export interface WebPushStandIn {
  origin: string;
  outside: OutsideRequests;
  taken: BrowserMessage[];
  /** Answers to the next calls instead of its own. */
  nextReplies: { status: number; headers?: Record<string, string> }[];
  calls: number;
  subscribe(): TestBrowser;
  close(): Promise<void>;
}

/** A maker's push server with its browsers, over TLS on loopback: it takes what is signed and sealed as the standards say. */
export async function startWebPushStandIn(): Promise<WebPushStandIn> {
  const browsers = new Map<string, { browser: TestBrowser; keys: ECDH; auth: Buffer }>();
  const server = createServer({ cert: TEST_CERTIFICATE, key: TEST_CERTIFICATE_KEY }, (request, response) => {
    void readBody(request).then((body) => {
      standIn.calls += 1;
      const { status, headers = {} } = standIn.nextReplies.shift() ?? { status: take(request, body) };
      response.writeHead(status, headers).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `https://${HOST}:${(server.address() as AddressInfo).port}`;

  function take(request: IncomingMessage, body: Buffer): number {
    const known = browsers.get(request.url ?? '');
    if (!known) return 404;
    const { browser, keys, auth } = known;
    const vapid = readVapid(request.headers.authorization ?? '');
    if (vapid.audience !== origin) return 403;
    const payload: unknown = JSON.parse(decryptPush(body, keys, auth));
    standIn.taken.push({ to: browser, headers: request.headers, vapid, payload });
    return 201;
  }

  const standIn: WebPushStandIn = {
    origin,
    outside: createOutsideRequests({
      innerHosts: [HOST],
      authority: TEST_CERTIFICATE,
      lookUp: (_host, tell) => tell(null, [{ address: '127.0.0.1', family: 4 }]),
    }),
    taken: [],
    nextReplies: [],
    calls: 0,
    subscribe() {
      const keys = createECDH('prime256v1');
      keys.generateKeys();
      const auth = randomBytes(16);
      const path = `/send/${randomBytes(90).toString('base64url')}`;
      const endpoint = origin + path;
      const token = toWebPushToken({
        endpoint,
        keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
      });
      const browser = { token, endpoint };
      browsers.set(path, { browser, keys, auth });
      return browser;
    },
    async close() {
      standIn.outside.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return standIn;
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
