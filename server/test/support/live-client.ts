import { once } from 'node:events';

import { WebSocket, type ClientOptions } from 'ws';

import { LiveMessage, SocketToken, type LiveQuestion } from '@/contract/live-line';

import type { Database } from '../../src/database/database';
import type { AppConfig } from '../../src/app';
import { Door } from '../../src/http/door';
import { readAs } from './read-as';
import { startTestService, type Caller, type TestService } from './test-service';

/** The service behind an open door. */
export interface LiveService extends TestService {
  door: Door;
  /** `127.0.0.1:…` */
  host: string;
}

export async function startLiveService(
  config: Partial<AppConfig> = {},
  given?: Database,
): Promise<LiveService> {
  const door = new Door();
  const port = await door.listen(0, '127.0.0.1');
  const service = await startTestService({ ...config, door }, given);
  await service.app.ready();
  door.open();
  return {
    ...service,
    door,
    host: `127.0.0.1:${port}`,
    async close() {
      await door.close();
      await service.close();
    },
  };
}

export async function askToken(caller: Caller): Promise<string> {
  return readAs(SocketToken, await caller.get('/api/v2/tokens/for_socket')).token;
}

type KeyOf<Message> = Message extends unknown ? keyof Message : never;
type Contents = { [Kind in KeyOf<LiveMessage>]: Extract<LiveMessage, Record<Kind, unknown>>[Kind] };

/** A device at the other end of a live line. */
export class LiveClient {
  private readonly unread: LiveMessage[] = [];
  private onMessage: () => void = () => undefined;
  readonly closed: Promise<{ code: number; reason: string }>;

  private constructor(readonly line: WebSocket) {
    line.on('message', (data: Buffer) => {
      this.unread.push(LiveMessage.parse(JSON.parse(data.toString())));
      this.onMessage();
    });
    line.on('error', () => undefined);
    this.closed = new Promise((resolve) => {
      line.once('close', (code, reason) => resolve({ code, reason: reason.toString() }));
    });
  }

  static async open({ host }: { host: string }, token: string, options?: ClientOptions): Promise<LiveClient> {
    const line = new WebSocket(`ws://${host}/api/v2/socket?token=${token}`, options);
    // Before it is open, for the first message may come together with that.
    const client = new LiveClient(line);
    await once(line, 'open');
    return client;
  }

  /** The topics of the next message. */
  async nextTopics(): Promise<Record<string, string>> {
    const message = await this.next();
    if (!('topics' in message)) throw new Error(`no topics came, but ${JSON.stringify(message)}`);
    return message.topics;
  }

  /** The next of this kind; what else comes is let pass. */
  async nextOf<Kind extends keyof Contents>(kind: Kind): Promise<Contents[Kind]> {
    for (;;) {
      const message: Partial<Contents> = await this.next();
      const content = message[kind];
      if (content !== undefined) return content;
    }
  }

  async next(): Promise<LiveMessage> {
    for (;;) {
      const message = this.unread.shift();
      if (message) return message;
      await new Promise<void>((resolve) => {
        this.onMessage = resolve;
      });
    }
  }

  /** Until this has moved: what comes before, such as what the sample set does by itself, is let pass. */
  async untilMoved(topic: string): Promise<string> {
    for (;;) {
      const revision = (await this.nextTopics())[topic];
      if (revision !== undefined) return revision;
    }
  }

  say(question: LiveQuestion | string): void {
    this.line.send(typeof question === 'string' ? question : JSON.stringify(question));
  }

  async close(): Promise<void> {
    this.line.close();
    await this.closed;
  }
}

/** As a device's own would be; the device's tests know no package of the service. */
export function openWebSocket(url: string): WebSocket {
  return new WebSocket(url);
}

/** The status with which a line is refused, and in which words. */
export async function refusalOf(
  { host }: { host: string },
  query: string,
  headers: Record<string, string> = {},
): Promise<{ status: number | undefined; text: string }> {
  const line = new WebSocket(`ws://${host}/api/v2/socket${query}`, { headers });
  const [, response] = (await once(line, 'unexpected-response')) as [
    unknown,
    AsyncIterable<Buffer> & { statusCode?: number },
  ];
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part);
  return { status: response.statusCode, text: Buffer.concat(parts).toString() };
}
