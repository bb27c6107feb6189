import { addToDesk, toBytes } from '../support/desk-kinds';

import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { createApiClient, type ApiRequest } from '@/api/client';
import { upload } from '@/platform/upload';
import { listEntries } from '@/store/outbox';
import { SyncEngine } from '@/sync/sync-engine';
import { initialStatus } from '@/sync/sync-status';
import type { EntryUpload } from '@/sync/upload-progress';

import { addTraveller } from '../../server/test/support/actors';
import { startLiveService, type LiveService } from '../../server/test/support/live-client';
import { DeskService } from '../support/desk-service';
import { NodeXhr } from '../support/node-xhr';
import { openTestStore, type TestStore } from '../support/test-store';
import { aGate, until } from '../support/traveller-actions';

const clientOf = (baseUrl: string, key: string, timeoutMs = 30_000) =>
  createApiClient({
    baseUrl,
    readKey: async () => key,
    language: () => 'en',
    fetch: (url, init) => globalThis.fetch(url, init),
    upload,
    timeoutMs,
  });

describe('a request that carries bytes', () => {
  const servers: Server[] = [];

  beforeAll(() => Object.assign(globalThis, { XMLHttpRequest: NodeXhr }));
  afterAll(() => Reflect.deleteProperty(globalThis, 'XMLHttpRequest'));
  afterEach(() => {
    for (const server of servers.splice(0)) server.close().closeAllConnections();
  });

  const serve = async (listener: RequestListener): Promise<string> => {
    const server = createServer(listener);
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };

  /** By `fetch`, and as bytes go. */
  const bothWays = async (baseUrl: string, request: ApiRequest, key = 'key', timeoutMs?: number) => {
    const client = clientOf(baseUrl, key, timeoutMs);
    const answers = [
      await client.request(request),
      await client.request({ ...request, onSent: () => undefined }),
    ];
    return answers.map((answer) => {
      if (answer.kind !== 'answered') return answer;
      const { kind, status, json } = answer;
      return { kind, status, json };
    });
  };

  describe('to the service', () => {
    let service: LiveService;
    let address: string;
    let key: string;

    beforeAll(async () => {
      service = await startLiveService();
      address = `http://${service.host}`;
      ({ key } = await addTraveller(service));
    });
    afterAll(() => service.close());

    const checkIn = (body: unknown): ApiRequest => ({ method: 'POST', path: '/api/v2/check_ins', body });
    const SAFE = { check_in: { status: 1, latitude: 4.7, longitude: -74, device_token: 'phone' } };

    it('is taken, and taken once for all its attempts', async () => {
      const request = { ...checkIn(SAFE), idempotencyKey: 'same-for-both' };
      const [fetched, uploaded] = await bothWays(address, request, key);
      expect(uploaded).toMatchObject({ kind: 'answered', json: { status: 1, lat: 4.7 } });
      expect(uploaded).toEqual(fetched);
    });

    it.each([
      ['a key that it does not know', SAFE, 'no-such-key', { kind: 'unauthorized' }],
      ['fields that are wrong', { check_in: { status: 99 } }, null, { kind: 'rejected', status: 422 }],
      [
        'more than a body may have',
        { words: 'x'.repeat(2_000_000) },
        null,
        { kind: 'rejected', status: 413 },
      ],
    ])('is refused in its own words for %s', async (_what, body, otherKey, failure) => {
      const [fetched, uploaded] = await bothWays(address, checkIn(body), otherKey ?? key);
      expect(uploaded).toMatchObject(failure);
      expect(uploaded).toEqual(fetched);
    });
  });

  describe('that somebody else answers', () => {
    const BODY: ApiRequest = {
      method: 'POST',
      path: '/api/v1/photos',
      body: { content: 'x'.repeat(50_000) },
    };

    it.each<[string, RequestListener, object]>([
      [
        'a portal that wants a key of its own',
        (_request, answer) => answer.writeHead(401).end('<html>Room number?</html>'),
        { kind: 'server', fault: 'unexpected', status: 401 },
      ],
      [
        'a portal that is content with anything',
        (_request, answer) => answer.writeHead(200).end('<html>Welcome!</html>'),
        { kind: 'server', fault: 'unreadable', status: 200 },
      ],
      [
        'an answer that breaks off',
        (_request, answer) => {
          answer.writeHead(201, { 'content-length': '1000' });
          answer.write('{"id":', () => answer.destroy());
        },
        { kind: 'offline' },
      ],
      [
        'a failure whose words break off',
        (_request, answer) => {
          answer.writeHead(500, { 'content-length': '1000' });
          answer.write('{"error":', () => answer.destroy());
        },
        { kind: 'server', fault: 'failed', status: 500 },
      ],
      [
        'a connection that is cut while it leaves',
        (request) => request.once('data', () => request.destroy()),
        { kind: 'offline' },
      ],
    ])('%s, is read as any other', async (_who, listener, failure) => {
      const [fetched, uploaded] = await bothWays(await serve(listener), BODY);
      expect(uploaded).toEqual(failure);
      expect(fetched).toEqual(failure);
    });

    it('is given up after its time, where nobody says anything', async () => {
      const answers = await bothWays(await serve(() => undefined), BODY, 'key', 50);
      expect(answers).toEqual([{ kind: 'timeout' }, { kind: 'timeout' }]);
    });

    it('comes to nothing where it is led elsewhere, whatever is said there', async () => {
      const elsewhere = await serve((_request, answer) => answer.writeHead(201).end('{"id":"stolen"}'));
      const portal = await serve((request, answer) => {
        request.resume();
        answer.writeHead(302, { location: `${elsewhere}/sign-in` }).end();
      });
      const [, uploaded] = await bothWays(portal, BODY);
      expect(uploaded).toEqual({ kind: 'server', fault: 'unexpected', status: 0 });
    });
  });

  describe('of the outbox', () => {
    let device: TestStore;
    let desk: DeskService;
    let now: number;
    let engine: SyncEngine;
    let told: (readonly EntryUpload[])[];
    let cutOff: number;

    beforeEach(async () => {
      device = await openTestStore({ inMemory: true });
      desk = new DeskService();
      now = 1_000_000;
      told = [];
      cutOff = 0;
      const address = await serve((request, answer) => {
        const parts: Buffer[] = [];
        request.on('data', (part: Buffer) => parts.push(part));
        answer.on('close', () => (cutOff += answer.writableEnded ? 0 : 1));
        request.on('end', () => {
          const headers = { 'Idempotency-Key': String(request.headers['idempotency-key']) };
          const body = Buffer.concat(parts).toString();
          void desk
            .fetch(`http://desk${request.url}`, { headers, body } as never)
            .then(async (response) => answer.writeHead(response.status).end(await response.text()));
        });
      });
      const client = clientOf(address, 'key');
      engine = new SyncEngine({
        client,
        store: device.store,
        now: () => now,
        random: () => 0.5,
        today: () => '2027-01-01',
      });
      engine.status.watch(() => {
        const { uploads } = engine.status.get();
        if (uploads !== (told.at(-1) ?? initialStatus.uploads)) told.push(uploads);
      });
    });

    const photo = { name: 'passport', size: 400 * 1024 };
    const add = async () => {
      await device.write((transaction) => addToDesk(transaction, 'photo', photo, device.context));
      const [entry] = await device.read(listEntries);
      return entry?.id ?? '';
    };

    it('is seen going, and arrives whole', async () => {
      const entryId = await add();
      expect(await engine.send()).toMatchObject({ kind: 'finished' });

      const sent = told.filter((uploads) => uploads.length > 0).map(([upload]) => upload);
      const total = sent.at(-1)?.total ?? 0;
      expect(total).toBeGreaterThan(toBytes(photo).content.length);
      expect(sent.map((upload) => upload?.entryId)).toEqual(sent.map(() => entryId));
      expect(sent.at(-1)?.sent).toBe(total);
      expect([...desk.records.photo.values()]).toEqual([{ ...photo, content: toBytes(photo).content }]);
      expect(engine.status.get().uploads).toEqual([]);
    });

    it('tells of little while no time passes, and writes nothing of it down', async () => {
      await add();
      const write = jest.spyOn(device.store.database, 'write');
      const writes = new Set<number>();
      engine.status.watch(() => {
        if (engine.status.get().uploads.length > 0) writes.add(write.mock.calls.length);
      });
      await engine.send();
      // The first of some thirty parts, the last, and its end.
      expect(told.map((uploads) => uploads.length)).toEqual([1, 1, 0]);
      expect(writes.size).toBe(1);
    });

    it('is cut off when the traveller leaves, and begins anew later', async () => {
      const gate = aGate();
      desk.holds = () => gate.opened;
      await add();
      const sending = engine.send();
      await until(() => desk.seen.length === 1);
      await engine.stop();
      expect(await sending).toEqual({ kind: 'cancelled' });
      expect(engine.status.get().uploads).toEqual([]);
      await until(() => cutOff === 1);
      gate.open();
      desk.holds = () => null;
      await engine.hurry();
      await engine.send();
      expect(desk.records.photo.size).toBe(1);
      expect(await device.read(listEntries)).toEqual([]);
    });
  });
});
