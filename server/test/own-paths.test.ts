import Fastify from 'fastify';

import type { Callers } from '../src/http/callers';
import { holdOwnPaths } from '../src/http/own-paths';
import { COMPANY_ID, travellerId } from '../src/sample/sample-callers';
import { addCompany, type Person } from './support/actors';
import { listEndpoints, realAddress, type Endpoint } from './support/endpoints';
import { startTestService, type TestService } from './support/test-service';

describe('an address that names its company or its account', () => {
  let service: TestService;
  let other: Person;
  beforeAll(async () => {
    service = await startTestService();
    await service.app.ready();
    other = await addCompany(service);
  });
  afterAll(() => service.close());

  const endpointsWith = (part: string) =>
    listEndpoints(service.app).filter(({ path }) => path.includes(part));
  /** With no body at all: whose it is, is asked first. */
  const send = (endpoint: Endpoint, key: string) =>
    service.send({
      method: endpoint.method,
      url: realAddress(endpoint),
      headers: { authorization: `TKN ${key}` },
    });

  it('is closed to every other company, whatever stands behind it', async () => {
    const endpoints = endpointsWith('/org/{company_id}');
    expect(endpoints.length).toBeGreaterThan(10);
    for (const endpoint of endpoints) {
      const answer = await send(endpoint, other.key);
      expect([endpoint.path, answer.status, answer.json()]).toEqual([
        endpoint.path,
        403,
        { error: { code: 'forbidden', message: 'This is not your company.' } },
      ]);
    }
  });

  it('is closed to every other user', async () => {
    const endpoints = endpointsWith('/users/{').filter(({ callers }) => callers.includes('user'));
    expect(endpoints.length).toBeGreaterThan(2);
    for (const endpoint of endpoints) {
      const answer = await send(endpoint, 'demo-traveller-2');
      expect([endpoint.path, answer.status, answer.json()]).toEqual([
        endpoint.path,
        403,
        { error: { code: 'forbidden', message: 'This is not your account.' } },
      ]);
    }
  });

  it('is its own in whichever letters', async () => {
    const company = service.as('demo-company');
    expect((await company.get(`/api/v2/org/${COMPANY_ID.toUpperCase()}/notifications`)).status).toBe(200);
    const id = travellerId('demo-traveller').toUpperCase();
    const change = { user: { settings: {} } };
    expect((await service.as('demo-traveller').put(`/api/v1/users/${id}`, change)).status).toBe(200);
  });

  it('may be named once more by the header Organization, which must not contradict it', async () => {
    const ask = (organization: string) =>
      service.as('demo-company').get(`/api/v2/org/${COMPANY_ID}/notifications`, { organization });
    expect((await ask(COMPANY_ID)).status).toBe(200);
    expect((await ask(` ${COMPANY_ID.toUpperCase()} `)).status).toBe(200);
    for (const wrong of [other.id, 'Sample Travel Company', '']) {
      const answer = await ask(wrong);
      expect([answer.status, answer.json()]).toMatchObject([
        422,
        {
          error: {
            code: 'invalid',
            fields: [{ field: 'Organization', message: 'names another company than the address' }],
          },
        },
      ]);
    }
  });

  it('tells nobody by that header whose it is', async () => {
    const answer = await other.get(`/api/v2/org/${COMPANY_ID}/notifications`, { organization: other.id });
    expect(answer.status).toBe(403);
  });

  it('elsewhere the header says nothing', async () => {
    const headers = { organization: other.id };
    expect((await service.as('demo-traveller').get('/api/v1/trips', headers)).status).toBe(200);
    expect((await service.as('demo-company').get('/api/v2/org', headers)).status).toBe(200);
  });

  describe('can’t be written so that nobody would look whose it is', () => {
    const addRoute = (url: string, callers: Callers = ['company']) => {
      const app = Fastify();
      holdOwnPaths(app);
      app.get(url, { config: { callers } }, async () => []);
    };

    it.each(['/org/:organisation_id/trips', '/org/trips/:company_id', '/companies/:company_id/trips'])(
      '%s does not start',
      (url) => expect(() => addRoute(url)).toThrow('must begin with /org/:company_id'),
    );

    it('/users/:traveller_id/trips does not start', () => {
      expect(() => addRoute('/users/:traveller_id/trips', ['user'])).toThrow(
        'must begin with /users/:user_id',
      );
    });

    it('nor one that is for anybody', () => {
      expect(() => addRoute('/org/:company_id/trips', 'anybody')).toThrow('can’t be for anybody');
    });

    it.each(['/org', '/org/:company_id', '/org/:company_id/users/:user_id', '/users/profile', '/users/:id'])(
      '%s does',
      (url) => expect(() => addRoute(url)).not.toThrow(),
    );
  });
});
