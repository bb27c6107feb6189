import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { ServiceError } from '@/contract/service-error';

import { buildApp } from '../src/app';
import { migrate } from '../src/database/migrate';
import { addTraveller } from './support/actors';
import { QUIET_CONFIG } from './support/quiet-config';
import { openEmptyDatabase } from './support/test-database';
import { startTestService, type Answer, type TestService } from './support/test-service';

function expectTooMany(answer: Answer): void {
  expect(answer.status).toBe(429);
  expect(ServiceError.parse(answer.json()).error).toEqual({
    code: 'too-many-requests',
    message: 'That was a lot at once. Please wait a moment.',
  });
  const wait = Number(answer.headers['retry-after']);
  expect(wait).toBeGreaterThanOrEqual(1);
  expect(wait).toBeLessThanOrEqual(60);
}

describe('limits of a service that takes three requests and two wrong keys a minute', () => {
  let service: TestService;
  beforeEach(async () => {
    service = await startTestService({ rateLimitPerMinute: 3, failedKeysPerMinute: 2, trustedProxies: 1 });
  });
  afterEach(() => service.close());

  it('hold for each caller', async () => {
    const statuses = [];
    for (let turn = 0; turn < 3; turn += 1) {
      statuses.push((await service.as('demo-traveller').get('/api/v1/users/profile')).status);
    }
    expect(statuses).toEqual([200, 200, 200]);
    expectTooMany(await service.as('demo-traveller').get('/api/v2/notifications'));
    expect((await service.as('demo-traveller-2').get('/api/v1/users/profile')).status).toBe(200);
    expect((await service.as('demo-company').get('/api/v1/partner/trips')).status).toBe(200);
    expect((await service.as(null).get('/health')).status).toBe(200);
  });

  it('hold for wrong keys from each address', async () => {
    const from = (address: string, key: string) =>
      service.as(key).get('/api/v1/users/profile', { 'x-forwarded-for': address });
    expect((await from('192.0.2.1', 'demo-traveller')).status).toBe(200);
    expect((await from('192.0.2.1', 'guess-1')).status).toBe(401);
    expect((await from('192.0.2.1', 'guess-2')).status).toBe(401);
    expectTooMany(await from('192.0.2.1', 'guess-3'));
    expectTooMany(await service.send({ url: '/api/v1/trips', headers: { 'x-forwarded-for': '192.0.2.1' } }));
    expect((await from('192.0.2.2', 'guess-4')).status).toBe(401);
    // Somebody behind the same address whose key is known to be good is not locked out by the others.
    expect((await from('192.0.2.1', 'demo-traveller')).status).toBe(200);
  });

  it('hold for whoever writes addresses in front of those of the proxies', async () => {
    const statuses = async (addresses: string[]) => {
      const behind = await startTestService({
        failedKeysPerMinute: 1,
        trustedProxies: addresses.length,
      });
      const from = (invented: string) =>
        behind.as('a-guess').get('/api/v1/users/profile', {
          'x-forwarded-for': [invented, ...addresses].join(', '),
        });
      const seen = [(await from('198.51.100.1')).status, (await from('198.51.100.2')).status];
      await behind.close();
      return seen;
    };
    expect(await statuses([])).toEqual([401, 429]);
    expect(await statuses(['192.0.2.1'])).toEqual([401, 429]);
    expect(await statuses(['192.0.2.1', '203.0.113.1'])).toEqual([401, 429]);
  });
});

describe('whoever tries keys', () => {
  it('is sent away before the database is asked, and those at the same address are not', async () => {
    const service = await startTestService({ failedKeysPerMinute: 2 });
    const guess = (key: string) => service.as(key).get('/api/v1/users/profile');
    expect((await guess('demo-traveller')).status).toBe(200);
    expect([(await guess('one')).status, (await guess('two')).status]).toEqual([401, 401]);
    expect((await guess('three')).status).toBe(429);
    const asked = jest.spyOn(service.database, 'query');
    const refused = await guess('four');
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect(asked).not.toHaveBeenCalled();
    expect((await guess('demo-traveller')).status).toBe(200);
    await service.close();
  });
});

describe('around every answer', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.close());

  it.each([
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
  ])('%s holds the same bytes', async (encoding, decompress) => {
    const request = { url: '/api/v1/countries/short_list', headers: { authorization: 'TKN demo-traveller' } };
    const plain = await service.app.inject(request);
    const packed = await service.app.inject({
      ...request,
      headers: { ...request.headers, 'accept-encoding': encoding },
    });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.headers.vary).toMatch(/accept-encoding/i);
    expect(packed.headers.etag).toBe(plain.headers.etag);
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(decompress(packed.rawPayload).equals(plain.rawPayload)).toBe(true);
  });

  const kinds: [string, number, () => Promise<Answer>][] = [
    ['a read', 200, () => service.as('demo-traveller').get('/api/v1/trips')],
    [
      'an unchanged read',
      304,
      () => service.as('demo-traveller').get('/api/v1/trips', { 'if-none-match': '*' }),
    ],
    ['a write', 200, () => service.as('demo-traveller').put('/api/v1/alerts/dengue-antioquia/mark_read')],
    ['health', 200, () => service.as(null).get('/health')],
    ['a flag', 200, () => service.as(null).get('/assets/flags/list/co.svg')],
    ['an address that can not be read', 400, () => service.as(null).get('/api/v1/trips/%ff')],
    ['no key', 401, () => service.as(null).get('/api/v1/trips')],
    ['nothing there', 404, () => service.as(null).get('/nowhere')],
    ['an id too long to be one', 404, () => service.as(null).get(`/api/v1/trips/${'a'.repeat(400)}`)],
    ['a wrong method', 405, () => service.as(null).delete('/health')],
    ['invalid fields', 422, () => service.as('demo-traveller').post('/api/v1/trips', {})],
  ];
  it.each(kinds)('the clock and the nature of the data are told: %s', async (_kind, status, ask) => {
    service.clock.now = new Date('2026-06-16T07:08:09.999Z');
    const answer = await ask();
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      date: 'Tue, 16 Jun 2026 07:08:09 GMT',
      'sample-data': 'true',
      'x-content-type-options': 'nosniff',
    });
  });

  it('says nothing of sample data where there are none', async () => {
    const database = await openEmptyDatabase();
    await migrate(database);
    const app = await buildApp(QUIET_CONFIG, database);
    expect((await app.inject('/health')).headers['sample-data']).toBeUndefined();
    await app.close();
    await database.close();
  });

  it('the pages of a list lead to one another', async () => {
    const company = service.as('demo-company');
    for (let count = 0; count < 3; count += 1) await addTraveller(service);
    const path = '/api/v1/partner/travellers';
    const { headers } = await company.get(`${path}?page=2&per_page=2`, { host: 'service.example' });
    expect(headers['total-count']).toBe('6');
    const link = (page: number, relation: string) =>
      `<http://service.example${path}?page=${page}&per_page=2>; rel="${relation}"`;
    expect(headers.link).toBe(
      [link(3, 'next'), link(3, 'last'), link(1, 'first'), link(1, 'prev')].join(', '),
    );
    const beyond = await company.get(`${path}?page=1000000&per_page=100`);
    expect([beyond.status, beyond.json()]).toEqual([200, []]);
    const nameless = await company.get(path, { host: 'not a host' });
    expect([nameless.status, nameless.json()]).toMatchObject([400, { error: { code: 'malformed' } }]);
    // Each link would repeat them, beyond what clients take for headers.
    const longNamed = await company.get(path, { host: 'x'.repeat(8000) });
    const longAsked = await company.get(`${path}?page=1&unknown=${'x'.repeat(8000)}`);
    expect([longNamed.status, longAsked.status]).toEqual([400, 400]);
  });
});

describe('browsers', () => {
  const preflight = (service: TestService, origin: string, method: string) =>
    service.send({
      method: 'OPTIONS',
      url: '/api/v1/trips/1',
      headers: {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': 'authorization, content-type, idempotency-key, if-none-match',
      },
    });

  it('may use every method from anywhere, unless told otherwise', async () => {
    const service = await startTestService();
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
      const { status, headers } = await preflight(service, 'https://app.example', method);
      expect(status).toBe(204);
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['access-control-allow-methods']?.split(', ')).toContain(method);
      expect(headers['access-control-allow-headers']).toContain('idempotency-key');
    }
    const answer = await service.as('demo-traveller').get('/api/v1/trips', { origin: 'https://app.example' });
    expect(answer.headers['access-control-expose-headers']?.split(', ')).toEqual(
      expect.arrayContaining([
        'Date',
        'ETag',
        'Link',
        'Retry-After',
        'Sample-Data',
        'Total-Count',
        'total-pages',
      ]),
    );
    await service.close();
  });

  it('may call from the allowed origins only', async () => {
    const service = await startTestService({ allowedOrigins: ['https://app.example'] });
    const allowed = async (origin: string) =>
      (await preflight(service, origin, 'PUT')).headers['access-control-allow-origin'];
    expect(await allowed('https://app.example')).toBe('https://app.example');
    expect(await allowed('https://evil.example')).toBeUndefined();
    await service.close();
  });
});
