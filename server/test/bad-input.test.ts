import { gzipSync } from 'node:zlib';

import fc from 'fast-check';
import type { InjectOptions } from 'fastify';

import { ServiceError } from '@/contract/service-error';

import { readCallersState, readState } from './support/database-state';
import {
  keyHeaders,
  listEndpoints,
  realAddress,
  withIds,
  withOwnIds,
  type Endpoint,
} from './support/endpoints';
import {
  brokenBody,
  hostileAuthorization,
  hostileHeaders,
  hostileId,
  hostileQueryValue,
  nearly,
} from './support/hostile';
import { startTestService, type Answer, type TestService } from './support/test-service';

const JSON_TYPE = { 'content-type': 'application/json' };

describe('whatever is sent to the service', () => {
  let service: TestService;
  let endpoints: Endpoint[];
  let writes: Endpoint[];
  beforeAll(async () => {
    service = await startTestService();
    await service.app.ready();
    endpoints = listEndpoints(service.app);
    writes = endpoints.filter((endpoint) => endpoint.method !== 'GET');
  });
  afterAll(() => service.close());

  /** Either it was valid after all, or it is refused in the one shape. */
  function expectAnswerOrRefusal(answer: Answer): void {
    if (answer.status < 400) return;
    expect(answer.status).toBeLessThan(500);
    ServiceError.parse(answer.json());
  }

  /** As it was read last, while nothing can have changed it. */
  let known: Awaited<ReturnType<typeof readCallersState>> | null = null;

  /** As above; and what is refused has left no trace in the database. */
  async function expectAllOrNothing(request: InjectOptions): Promise<void> {
    const before = known ?? (await readCallersState(service.database));
    known = null;
    const answer = await service.send(request);
    expectAnswerOrRefusal(answer);
    if (answer.status < 400) return;
    const after = await readCallersState(service.database);
    expect(after).toEqual(before);
    known = after;
  }

  /** What was removed in passing: the next endpoint shall find it again. */
  async function bringBack(): Promise<void> {
    known = null;
    await service.database.query('update travellers set deleted_at = null where deleted_at is not null');
    await service.database.query('update trips set deleted_at = null where deleted_at is not null');
  }

  async function forEach(
    among: Endpoint[],
    runs: number,
    toRequest: (endpoint: Endpoint) => fc.Arbitrary<InjectOptions>,
    check: (request: InjectOptions) => Promise<void> = async (request) =>
      expectAnswerOrRefusal(await service.send(request)),
  ): Promise<void> {
    for (const endpoint of among) {
      const requests = toRequest(endpoint).map((request): InjectOptions => ({
        method: endpoint.method,
        ...request,
      }));
      await fc.assert(fc.asyncProperty(requests, check), { numRuns: runs });
      await bringBack();
    }
  }

  const addressed = (endpoint: Endpoint): InjectOptions => ({
    url: realAddress(endpoint),
    headers: { ...keyHeaders(endpoint), ...JSON_TYPE },
  });

  it('takes or refuses bodies that nearly keep to the contract, wholly', async () => {
    const withBody = writes.filter((endpoint) => endpoint.body !== null);
    expect(withBody.length).toBeGreaterThan(8);
    await forEach(
      withBody,
      40,
      (endpoint) =>
        nearly(endpoint.body ?? {}).map((body) => ({
          ...addressed(endpoint),
          payload: JSON.stringify(body),
        })),
      expectAllOrNothing,
    );
  });

  it('refuses bodies that are not JSON, or that only hurt', async () => {
    const good = { trip: { name: 'Rome', destinations: [{ country_code: 'IT', entry_date: '2026-09-03' }] } };
    await forEach(
      writes,
      8,
      (endpoint) => brokenBody(good).map((payload) => ({ ...addressed(endpoint), payload })),
      expectAllOrNothing,
    );
    expect(Object.prototype).not.toHaveProperty('polluted');
  });

  it('refuses what is nested without end at every write, also at those that need no body', async () => {
    const deep = (levels: number) => `${'[{"a":'.repeat(levels)}1${'}]'.repeat(levels)}`;
    for (const endpoint of writes) {
      const send = (payload: string) =>
        service.send({
          method: endpoint.method,
          url: withOwnIds(endpoint, 'nowhere'),
          headers: { ...keyHeaders(endpoint), ...JSON_TYPE, 'idempotency-key': 'deep' },
          payload,
        });
      const refused = await send(deep(10_000));
      expect([refused.status, ServiceError.parse(refused.json()).error.code]).toEqual([400, 'malformed']);
      // Brackets in a text are text.
      const read = await send(JSON.stringify({ text: `"\\"${'['.repeat(500)}` }));
      expect([400, 500]).not.toContain(read.status);
    }
  });

  it('takes or refuses any query', async () => {
    await forEach(
      endpoints.filter((endpoint) => endpoint.queries.length > 0),
      40,
      (endpoint) =>
        fc
          .dictionary(fc.constantFrom(...endpoint.queries, '__proto__', 'constructor'), hostileQueryValue)
          .map((query) => ({
            ...addressed(endpoint),
            url: `${realAddress(endpoint)}?${Object.entries(query)
              .map((pair) => pair.join('='))
              .join('&')}`,
          })),
    );
  });

  it('finds nothing behind ids that are none', async () => {
    await forEach(
      endpoints.filter((endpoint) => endpoint.path.includes('{')),
      20,
      (endpoint) =>
        hostileId.map((id) => ({
          ...addressed(endpoint),
          url: withIds(endpoint, id),
          ...(endpoint.body && { payload: '{}' }),
        })),
    );
  });

  it('opens to no malformed key', async () => {
    await forEach(
      endpoints.filter((endpoint) => endpoint.caller !== 'nobody'),
      15,
      (endpoint) =>
        hostileAuthorization.map((authorization) => ({
          url: realAddress(endpoint),
          headers: { authorization },
        })),
      async (request) => {
        const answer = await service.send(request);
        expect(answer.status).toBe(401);
        ServiceError.parse(answer.json());
      },
    );
  });

  it('survives strange headers', async () => {
    await forEach(endpoints, 12, (endpoint) =>
      hostileHeaders.map((headers) => ({
        url: realAddress(endpoint),
        headers: { ...keyHeaders(endpoint), ...headers },
      })),
    );
  });

  it('says which methods an address takes when it is asked by another', async () => {
    const methods = [
      'TRACE',
      'PROPFIND',
      'LINK',
      'UNLINK',
      'PURGE',
      'MKCOL',
      'SEARCH',
      'QUERY',
      'PUT',
      'PATCH',
      'DELETE',
    ];
    // An address may fit a second endpoint: `current_trip` stands where the id of a trip may stand.
    const takes = (method: string, address: string) =>
      endpoints.some(
        ({ method: taken, path }) =>
          taken === method && new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(address),
      );
    for (const endpoint of endpoints) {
      for (const method of methods.filter((name) => !takes(name, realAddress(endpoint)))) {
        const answer = await service.send({ ...addressed(endpoint), method: method as 'GET' });
        expect(answer.status).toBe(405);
        expect(answer.headers.allow?.split(', ')).toContain(endpoint.method);
        ServiceError.parse(answer.json());
      }
    }
  });

  it('takes no other kind of content, and no body without measure', async () => {
    const before = await readState(service.database);
    const tenMegabytes = JSON.stringify({ trip: { name: 'x'.repeat(10_000_000) } });
    for (const endpoint of writes) {
      for (const type of [
        'text/plain',
        'application/xml',
        'multipart/form-data',
        'application/jsonp',
        '///',
        'é',
      ]) {
        const answer = await service.send({
          ...addressed(endpoint),
          headers: { ...keyHeaders(endpoint), 'content-type': type },
          method: endpoint.method,
          payload: 'a=b',
        });
        expect(answer.status).toBe(415);
        ServiceError.parse(answer.json());
      }
      const answer = await service.send({
        ...addressed(endpoint),
        method: endpoint.method,
        payload: tenMegabytes,
      });
      expect(answer.status).toBe(413);
      ServiceError.parse(answer.json());
      const packed = await service.send({
        method: endpoint.method,
        url: realAddress(endpoint),
        headers: { ...keyHeaders(endpoint), ...JSON_TYPE, 'content-encoding': 'gzip' },
        payload: gzipSync(tenMegabytes),
      });
      expect(packed.status).toBe(413);
      ServiceError.parse(packed.json());
    }
    expect(await readState(service.database)).toEqual(before);
  });
});
