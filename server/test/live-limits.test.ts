import { request } from 'node:http';
import { connect } from 'node:net';

import { ServiceError } from '@/contract/service-error';

import { createMetrics } from '../src/metrics/metrics';
import { queryOne } from '../src/database/database';
import { clearOut } from '../src/jobs/clear-out';
import { admin } from './support/admin';
import { addTraveller, type Person } from './support/actors';
import { aCheckIn } from './support/builders';
import { findTablesHolding } from './support/database-state';
import { askToken, LiveClient, refusalOf, startLiveService, type LiveService } from './support/live-client';

const TOKEN_PATH = '/api/v2/tokens/for_socket';

describe('whoever opens a live line', () => {
  const lines: string[] = [];
  const metrics = createMetrics();
  let service: LiveService;
  let person: Person;
  beforeAll(async () => {
    service = await startLiveService({
      allowedOrigins: ['https://app.example'],
      logLevel: 'debug',
      logStream: { write: (line) => void lines.push(line) },
      metrics,
      liveLimits: { mostMessagesAMinute: 10, mostOfOneTraveller: 2 },
    });
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    person = await addTraveller(service);
  });

  const open = async (options?: Parameters<typeof LiveClient.open>[2]) =>
    LiveClient.open(service, await askToken(person), options);
  const refused = async (query: string, headers?: Record<string, string>) => {
    const { status, text } = await refusalOf(service, query, headers);
    return [status, ServiceError.parse(JSON.parse(text)).error.code];
  };
  async function valueOf(name: string): Promise<number | null> {
    const line = (await metrics.registry.metrics()).split('\n').find((text) => text.startsWith(`${name} `));
    return line === undefined ? null : Number(line.split(' ')[1]);
  }

  describe('needs a token, which', () => {
    it('opens one, once', async () => {
      const token = await askToken(person);
      const client = await LiveClient.open(service, token);
      expect(await refused(`?token=${token}`)).toEqual([401, 'unauthorized']);
      await client.close();
      expect(await refused(`?token=${token}`)).toEqual([401, 'unauthorized']);
    });

    it('is for a minute', async () => {
      const token = await askToken(person);
      const before = service.clock.now;
      service.clock.now = new Date(before.getTime() + 60_000);
      expect(await refused(`?token=${token}`)).toEqual([401, 'unauthorized']);
      service.clock.now = before;
    });

    it('is worth nothing once the key has changed that asked for it', async () => {
      const token = await askToken(person);
      await admin(service.database, 'traveller', 'rotate-key', person.id);
      expect(await refused(`?token=${token}`)).toEqual([401, 'unauthorized']);
    });

    it.each(['', '?token=', '?token=made-up', '?token=a&token=b', `?token=${'x'.repeat(2000)}`])(
      'was given by the service: %s opens nothing',
      async (query) => {
        expect(await refused(query)).toEqual([401, 'unauthorized']);
      },
    );

    it('is no key, and a key is none', async () => {
      const token = await askToken(person);
      expect((await service.as(token).get('/api/v1/trips')).status).toBe(401);
      expect(await refused(`?token=${person.key}`)).toEqual([401, 'unauthorized']);
    });

    it('is given to travellers alone', async () => {
      for (const key of [null, 'demo-company', 'demo-publisher'])
        expect((await service.as(key).get(TOKEN_PATH)).status).toBe(401);
    });

    it('is another one each time, and kept by nobody', async () => {
      const { headers } = await person.get(TOKEN_PATH);
      expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined]);
      const token = await askToken(person);
      expect((await person.get(TOKEN_PATH, { 'if-none-match': '*' })).status).toBe(200);
      expect(await askToken(person)).not.toBe(token);
      expect(await findTablesHolding(service.database, token)).toEqual([]);
    });
  });

  it('leaves no token behind that was not used in time', async () => {
    await askToken(person);
    await clearOut(service.database, new Date(service.clock.now.getTime() + 61_000));
    const { left } = await queryOne<{ left: number }>(
      service.database,
      'select count(*)::integer as left from socket_tokens',
    );
    expect(left).toBe(0);
  });

  it.each([
    ['https://elsewhere.example', 403],
    ['null', 403],
    ['https://app.example', 101],
  ])('comes from where callers may come from: %s', async (origin, status) => {
    const token = await askToken(person);
    if (status === 101) await (await LiveClient.open(service, token, { headers: { origin } })).close();
    else expect(await refused(`?token=${token}`, { origin })).toEqual([status, 'forbidden']);
  });

  it('may come from the service’s own pages, and from phones, which name it or nobody', async () => {
    await (await open({ headers: { origin: `https://${service.host}` } })).close();
    await (await open()).close();
  });

  it('is told how, where it comes with a plain request', async () => {
    const answer = await service.as(null).get('/api/v2/socket?token=x');
    expect([answer.status, answer.headers.upgrade]).toEqual([426, 'websocket']);
    ServiceError.parse(answer.json());
  });

  it('has few at a time: the oldest goes', async () => {
    const first = await open();
    const others = [await open(), await open()];
    expect((await first.closed).code).toBe(4409);
    for (const other of others) {
      await other.nextTopics();
      other.say({ ping: true });
      expect(await other.next()).toEqual({ pong: true });
      await other.close();
    }
  });

  it('is sent away for saying too much', async () => {
    const client = await open();
    for (let time = 0; time < 11; time += 1) client.say({ ping: true });
    expect((await client.closed).code).toBe(1008);
  });

  it('is sent away for saying too much at once', async () => {
    const client = await open();
    client.say(`"${'x'.repeat(33_000)}"`);
    expect((await client.closed).code).toBe(1009);
  });

  it('may say what nobody understands', async () => {
    const client = await open();
    await client.nextTopics();
    for (const words of ['hello', '{}', '{"countries":["*"]}', '[]', 'null', '{"newer":true}'])
      client.say(words);
    client.say({ ping: true });
    expect(await client.next()).toEqual({ pong: true });
    await client.close();
  });

  it('is counted, and why they left', async () => {
    const before = (await valueOf('sojourn_live_lines_ended_total{why="left"}')) ?? 0;
    const client = await open();
    expect(await valueOf('sojourn_live_lines')).toBe(1);
    await client.close();
    expect(await valueOf('sojourn_live_lines')).toBe(0);
    expect(await valueOf('sojourn_live_lines_ended_total{why="left"}')).toBe(before + 1);
  });

  it('leaves no token in the log', async () => {
    const tokens = [await askToken(person), 'token-that-nobody-gave'];
    await (await LiveClient.open(service, tokens[0] ?? '')).close();
    await refused(`?token=${tokens[1] ?? ''}`);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => tokens.some((token) => line.includes(token)))).toEqual([]);
  });

  it('may hang up before they are answered', async () => {
    const token = await askToken(person);
    const socket = connect(Number(service.host.split(':')[1]), '127.0.0.1');
    socket.write(
      `GET /api/v2/socket?token=${token} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
      () => socket.resetAndDestroy(),
    );
    await new Promise((resolve) => socket.once('close', resolve));
    await (await open()).close();
    expect(await valueOf('sojourn_live_lines')).toBe(0);
  });

  it('is no other who offers another protocol with an ordinary request', async () => {
    const body = JSON.stringify({ check_in: aCheckIn() });
    const status = await new Promise((resolve, reject) => {
      const sent = request(
        `http://${service.host}/api/v2/check_ins`,
        {
          method: 'POST',
          headers: {
            authorization: `TKN ${person.key}`,
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            connection: 'Upgrade, HTTP2-Settings',
            upgrade: 'h2c',
            'http2-settings': 'AAMAAABkAAQAAP__',
          },
        },
        (response) => response.resume().on('end', () => resolve(response.statusCode)),
      );
      sent.on('error', reject).end(body);
    });
    expect(status).toBe(200);
    const { count } = await queryOne<{ count: number }>(
      service.database,
      'select count(*)::integer as count from check_ins where traveller_id = $1',
      [person.id],
    );
    expect(count).toBe(1);
  });
});
