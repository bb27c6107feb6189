import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { Duplex } from 'node:stream';

import { WebSocketServer, type WebSocket } from 'ws';

import type { LiveLimits } from '../src/live/live-line';
import { LiveSocket, type LineEnding } from '../src/live/live-socket';
import { addTraveller, type Person } from './support/actors';
import { askToken, LiveClient, refusalOf, startLiveService, type LiveService } from './support/live-client';

describe('a live line ends', () => {
  let service: LiveService;
  let person: Person;
  const start = async (liveLimits?: Partial<LiveLimits>) => {
    service = await startLiveService({ liveLimits });
    person = await addTraveller(service);
  };
  afterEach(() => service.close());

  const open = async (options?: Parameters<typeof LiveClient.open>[2]) =>
    LiveClient.open(service, await askToken(person), options);

  it('for whoever gives no sign of life', async () => {
    await start({ pulseMs: 20 });
    const client = await open({ autoPong: false });
    // Nobody says goodbye to one who is not there.
    expect((await client.closed).code).toBe(1006);
  });

  it('not for whoever does, also where the service stood still for longer than that', async () => {
    const pulseMs = 1000;
    await start({ pulseMs });
    const client = await open();
    await client.nextTopics();
    for (let pulse = 0; pulse < 2; pulse += 1) {
      await once(client.line, 'ping');
      // The answer is under way, and nobody reads it before the next pulse is due.
      standStill(pulseMs + 100);
    }
    client.say({ ping: true });
    expect(await client.next()).toEqual({ pong: true });
    await client.close();
  });

  it('when the service stops, with a word of when to come back', async () => {
    await start();
    const client = await open();
    await client.nextTopics();
    const stopped = service.door.close();
    expect(await client.closed).toEqual({ code: 1012, reason: 'return within 15 s' });
    await stopped;
  });

  it('then also for a device that does not say goodbye, and holds up nobody', async () => {
    await start();
    const client = await open();
    await client.nextTopics();
    client.line.pause();
    await service.door.close();
    client.line.resume();
    await client.closed;
  });

  it('and none begins any more', async () => {
    await start();
    const token = await askToken(person);
    // Somebody is still waited for.
    const slow = connect(Number(service.host.split(':')[1]), '127.0.0.1').on('error', () => undefined);
    slow.write('POST /api/v2/check_ins HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n{');
    await (await open()).close();
    const stopped = service.door.close();
    expect((await refusalOf(service, `?token=${token}`)).status).toBe(503);
    slow.destroy();
    await stopped;
  });
});

/** As a process does that is frozen, or busy with one thing: no timer, no socket. */
function standStill(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

/** A device that takes nothing of what is sent to it. */
class Unread extends Duplex {
  override _read(): void {
    // It says nothing either.
  }
  override _write(): void {
    // Never done.
  }
}

describe('whoever does not read', () => {
  it('is given up when so much lies unread, and not before', async () => {
    const request = {
      method: 'GET',
      headers: {
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
      },
    } as unknown as IncomingMessage;
    const line = await new Promise<WebSocket>((resolve) =>
      new WebSocketServer({ noServer: true }).handleUpgrade(request, new Unread(), Buffer.alloc(0), resolve),
    );
    const endings: LineEnding[] = [];
    const owner = { id: 'a', companyId: 'b', keyHash: 'c' };
    const limits = { mostUnreadBytes: 2_000, mostMessagesAMinute: 1 };
    const socket = new LiveSocket(owner, line, limits, {
      asked: () => undefined,
      spoke: () => undefined,
      typed: () => undefined,
      ended: (_socket, why) => endings.push(why),
    });
    let revision = 0;
    const hint = () => socket.tell(new Map([['trips', `${(revision += 1)}${'0'.repeat(990)}`]]));
    for (let time = 0; time < 2; time += 1) hint();
    expect(line.readyState).toBe(line.OPEN);
    const closed = once(line, 'close');
    hint();
    hint();
    await closed;
    expect(endings).toEqual(['slow']);
  });
});
