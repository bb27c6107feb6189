import {
  Agent,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
} from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

import { ServiceError } from '@/contract/service-error';

import { Door } from '../src/http/door';
import { startTestService } from './support/test-service';

interface Heard {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

function ask(port: number, path: string, agent?: Agent): Promise<Heard> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, agent }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (part: string) => (body += part));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
    })
      .on('error', reject)
      .end();
  });
}

/** Bytes as they stand, over one connection, until the other side hangs up. */
class Conversation {
  private heard = '';
  private readonly socket: Socket;
  readonly untilTheEnd: Promise<string>;

  constructor(port: number) {
    this.socket = connect(port, '127.0.0.1').setEncoding('utf8');
    this.socket.on('data', (part: string) => (this.heard += part));
    this.untilTheEnd = new Promise((resolve, reject) => {
      this.socket.on('close', () => resolve(this.heard)).on('error', reject);
    });
  }

  say(text: string): void {
    this.socket.write(text);
  }
}

function bodyOf(heard: string): unknown {
  return JSON.parse(heard.slice(heard.indexOf('\r\n\r\n') + 4));
}

function expectUnavailable({ status, headers, body }: Heard, message: string): void {
  expect(status).toBe(503);
  expect(headers['retry-after']).toBe('2');
  expect(JSON.parse(body)).toEqual({ error: { code: 'unavailable', message } });
}

function openTo(door: Door, handler: RequestListener): void {
  door.serve(handler);
  door.open();
}

describe('the door', () => {
  let door: Door;
  let port: number;
  beforeEach(async () => {
    door = new Door();
    port = await door.listen(0, '127.0.0.1');
  });

  it('tells whoever comes too early when to come again', async () => {
    expectUnavailable(await ask(port, '/health'), 'The service is starting.');
    openTo(door, (_request, response) => response.end('open'));
    expect((await ask(port, '/health')).body).toBe('open');
    await door.close();
  });

  it('lets the real service answer once it is open', async () => {
    const service = await startTestService({ door });
    await service.app.ready();
    door.open();
    expect(service.app.server.listening).toBe(true);
    const { status, body } = await ask(port, '/health');
    expect([status, JSON.parse(body)]).toMatchObject([200, { status: 'ready' }]);
    expect((await ask(port, '/api/v1/trips')).status).toBe(401);
    await door.close();
    await service.close();
  });

  it('lets a connection be upgraded through it', async () => {
    const server = door.serve((_request, response) => response.end());
    door.open();
    server.on('upgrade', (incoming: IncomingMessage, socket: Duplex) => {
      const head = `HTTP/1.1 101 Switching Protocols\r\nupgrade: ${incoming.headers.upgrade ?? ''}\r\n\r\n`;
      socket.end(`${head}hello`);
    });
    const conversation = new Conversation(port);
    conversation.say('GET /live HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    expect(await conversation.untilTheEnd).toMatch(/^HTTP\/1\.1 101 [^]*websocket\r\n\r\nhello$/);
    await door.close();
  });

  it('keeps a connection longer than the proxies before it do', async () => {
    const server = door.serve((_request, response) => response.end());
    expect(server.keepAliveTimeout).toBeGreaterThan(60_000);
    expect(server.headersTimeout).toBeGreaterThan(server.keepAliveTimeout);
    await door.close();
  });

  it('lets a request in flight finish, and sends away who asks over an open connection', async () => {
    let finish: () => unknown = () => undefined;
    const arrived = new Promise<void>((resolve) => {
      openTo(door, (incoming, response) => {
        if (incoming.url === '/slow') {
          finish = () => response.end('finished');
          resolve();
        } else response.end('quick');
      });
    });
    const agent = new Agent({ keepAlive: true });
    const slow = ask(port, '/slow', agent);
    await arrived;
    const late = new Conversation(port);
    late.say('GET /late HTTP/1.1\r\nHost: localhost\r\n');
    // A whole exchange later, the beginning of the request above has arrived too.
    expect((await ask(port, '/quick')).body).toBe('quick');

    const closed = door.close();
    late.say('\r\n');
    const heard = await late.untilTheEnd;
    expect(heard).toMatch(/^HTTP\/1\.1 503 /);
    expect(bodyOf(heard)).toEqual({ error: { code: 'unavailable', message: 'The service is stopping.' } });
    finish();
    expect((await slow).body).toBe('finished');
    await closed;
    agent.destroy();
    await expect(ask(port, '/health', new Agent())).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('tells who comes while it closes that it does, and answers what was sent before', async () => {
    let finish: () => unknown = () => undefined;
    const arrived = new Promise<void>((resolve) => {
      openTo(door, (_request, response) => {
        finish = () => response.end('finished');
        resolve();
      });
    });
    const slow = ask(port, '/slow');
    await arrived;
    const closed = door.close();
    expectUnavailable(await ask(port, '/late'), 'The service is stopping.');
    finish();
    expect((await slow).body).toBe('finished');
    await closed;
  });

  it('resets no connection over which a request is on its way', async () => {
    openTo(door, (_request, response) => response.end('quick'));
    const sent = Array.from({ length: 8 }, () => ask(port, '/'));
    await new Promise((resolve) => setImmediate(resolve));
    const [answers] = await Promise.all([Promise.allSettled(sent), door.close()]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 'fulfilled'));
  });

  it.each([
    ['a head', 'GET / HTTP/1.1\r\nHost: localhost\r\n'],
    ['a body', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n{'],
  ])('is not held open by half of %s', async (_what, half) => {
    const hasty = new Door(50);
    const hastyPort = await hasty.listen(0, '127.0.0.1');
    // As the service does, which reads all of a body before it answers.
    openTo(hasty, (incoming, response) => incoming.on('end', () => response.end()).resume());
    const slow = new Conversation(hastyPort);
    slow.say(half);
    expect((await ask(hastyPort, '/')).status).toBe(200);
    await hasty.close();
    expect(await slow.untilTheEnd).toBe('');
    await door.close();
  });

  it('does not wait for connections that nobody uses', async () => {
    openTo(door, (_request, response) => response.end('quick'));
    const agent = new Agent({ keepAlive: true });
    await ask(port, '/', agent);
    const silent = new Conversation(port);
    await ask(port, '/');
    await door.close();
    expect(await silent.untilTheEnd).toBe('');
    agent.destroy();
  });

  it('says that its port is taken', async () => {
    await expect(new Door().listen(port, '127.0.0.1')).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await door.close();
  });

  it.each([
    ['no HTTP at all', 'hello?\r\n\r\n', 400],
    ['a method that nobody knows', 'STEAL / HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['a broken header', 'GET / HTTP/1.1\r\nHost: a\r\nbroken header\r\n\r\n', 400],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', 400],
    ['a broken chunk', 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('answers in the one shape: %s', async (_what, text, status) => {
    openTo(door, (incoming) => void incoming.resume());
    const conversation = new Conversation(port);
    conversation.say(text);
    const heard = await conversation.untilTheEnd;
    expect(heard).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(ServiceError.parse(bodyOf(heard)).error.code).toBe('malformed');
    await door.close();
  });

  it('gives no body to whoever asks for the head alone', async () => {
    const conversation = new Conversation(port);
    conversation.say(`HEAD / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`);
    expect(await conversation.untilTheEnd).toMatch(/^HTTP\/1\.1 431 [^]*\r\n\r\n$/);
    await door.close();
  });

  it('overlooks an expectation that it does not know', async () => {
    openTo(door, (_request, response) => response.setHeader('connection', 'close').end('"open"'));
    const conversation = new Conversation(port);
    conversation.say('GET / HTTP/1.1\r\nHost: a\r\nExpect: wonders\r\n\r\n');
    expect(await conversation.untilTheEnd).toMatch(/^HTTP\/1\.1 200 /);
    await door.close();
  });
});
