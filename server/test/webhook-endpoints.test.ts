import { randomUUID } from 'node:crypto';

import type { WebhookEndpoint, WebhookEndpointWithSecret } from '@/contract/webhook-endpoint';

import { addCompany, refusedFields, type Person } from './support/actors';
import { findTablesHolding } from './support/database-state';
import { startTestService, type TestService } from './support/test-service';

const URL_OF_RECEIVER = 'https://receiver.example/webhooks';

describe('endpoints for webhooks', () => {
  let service: TestService;
  let company: Person;
  beforeAll(async () => {
    service = await startTestService({ webhookHosts: ['127.0.0.1', 'receiver.internal'] });
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    company = await addCompany(service);
  });

  const path = (rest = '') => `/api/v2/org/${company.id}/webhook_endpoints${rest}`;
  const create = (fields: object = {}) =>
    company.post(path(), { webhook_endpoint: { url: URL_OF_RECEIVER, ...fields } });
  const created = async (fields: object = {}) => (await create(fields)).json<WebhookEndpointWithSecret>();
  const change = (id: string, fields: object) => company.patch(path(`/${id}`), { webhook_endpoint: fields });

  it('are made, listed, shown, changed and removed', async () => {
    const { signing_secret: _secret, ...made } = await created({ enabled_events: [110, 20, 20] });
    expect(made).toEqual({
      id: made.id,
      created_at: '2026-06-15T12:00:00.000Z',
      updated_at: '2026-06-15T12:00:00.000Z',
      company_id: company.id,
      url: URL_OF_RECEIVER,
      enabled: true,
      enabled_events: [110, 20],
      disabled_at: null,
      disabled_reason: null,
      failing_since: null,
      previous_secret_until: null,
      missed_events: 0,
    });
    expect((await company.get(path())).json()).toEqual([made]);
    expect((await company.get(path(`/${made.id}`))).json()).toEqual(made);

    const changed = await change(made.id, { url: 'https://other.example/', enabled: false });
    expect(changed.json()).toMatchObject({
      url: 'https://other.example/',
      enabled: false,
      enabled_events: [110, 20],
      disabled_at: '2026-06-15T12:00:00.000Z',
      disabled_reason: 'partner',
    });
    expect((await change(made.id, { enabled: true, enabled_events: null })).json()).toMatchObject({
      enabled: true,
      enabled_events: [],
      disabled_at: null,
      disabled_reason: null,
    });

    expect((await company.delete(path(`/${made.id}`))).json()).toEqual([]);
    expect((await company.get(path(`/${made.id}`))).status).toBe(404);
    expect((await company.delete(path(`/${made.id}`))).status).toBe(404);
  });

  it('take no events, and an empty list of them, for all', async () => {
    for (const enabled_events of [undefined, null, []])
      expect((await created({ enabled_events })).enabled_events).toEqual([]);
  });

  it('refuse numbers that no event has', async () => {
    expect(refusedFields(await create({ enabled_events: [110, 111, 7, 99999] }))).toEqual([
      'webhook_endpoint.enabled_events.2',
      'webhook_endpoint.enabled_events.3',
    ]);
    const { id } = await created();
    expect(refusedFields(await change(id, { enabled_events: [1.5] }))).toEqual([
      'webhook_endpoint.enabled_events.0',
    ]);
  });

  it.each([
    'receiver',
    'ftp://receiver.example/',
    'http://receiver.example/',
    'https://name:password@receiver.example/',
    'https://127.0.0.2/',
    'https://2130706434/',
    'https://0x7f.2/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://receiver.example:5432/',
  ])('refuse the address %s', async (url) => {
    expect(refusedFields(await create({ url }))).toEqual(['webhook_endpoint.url']);
    const { id } = await created();
    expect(refusedFields(await change(id, { url }))).toEqual(['webhook_endpoint.url']);
  });

  it.each(['http://127.0.0.1:4100/webhooks', 'http://receiver.internal/', 'https://receiver.example:8443/'])(
    'take the address %s, whose host is allowed',
    async (url) => expect((await created({ url })).url).toBe(url),
  );

  it('are at most twenty of a company, also when many are asked for at once', async () => {
    const answers = await Promise.all(Array.from({ length: 23 }, () => create()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(refusedFields(await create())).toEqual(['webhook_endpoint']);
    const [one] = (await company.get(path())).json<WebhookEndpoint[]>();
    await company.delete(path(`/${one?.id}`));
    expect((await create()).status).toBe(200);
  });

  describe('have a secret', () => {
    it('that is told once, and kept sealed', async () => {
      const { id, signing_secret: secret } = await created();
      expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
      for (const answer of [
        await company.get(path()),
        await company.get(path(`/${id}`)),
        await change(id, {}),
      ])
        expect(answer.text).not.toContain(secret);
      expect(await findTablesHolding(service.database, secret)).toEqual([]);
      expect(await findTablesHolding(service.database, secret.slice('whsec_'.length))).toEqual([]);
    });

    it('of which a new one is made, while the old one is good for another day', async () => {
      const made = await created();
      const rotated = await company.post(path(`/${made.id}/rotate_secret`));
      expect(rotated.json()).toMatchObject({
        id: made.id,
        previous_secret_until: '2026-06-16T12:00:00.000Z',
      });
      expect(rotated.json<WebhookEndpointWithSecret>().signing_secret).not.toBe(made.signing_secret);
    });

    it('that a repeated request is told again, and no other is made', async () => {
      const headers = { 'idempotency-key': randomUUID() };
      const body = { webhook_endpoint: { url: URL_OF_RECEIVER } };
      const first = await company.post(path(), body, headers);
      const second = await company.post(path(), body, headers);
      expect(second.text).toBe(first.text);
      expect((await company.get(path())).headers['total-count']).toBe('1');
    });
  });

  it('are nobody else’s', async () => {
    const { id } = await created();
    const other = await addCompany(service);
    const theirs = `/api/v2/org/${other.id}/webhook_endpoints/${id}`;
    expect((await other.get(path(`/${id}`))).status).toBe(403);
    expect((await other.get(theirs)).status).toBe(404);
    expect((await other.patch(theirs, { webhook_endpoint: { enabled: false } })).status).toBe(404);
    expect((await other.post(`${theirs}/rotate_secret`)).status).toBe(404);
    expect((await other.delete(theirs)).status).toBe(404);
    expect((await company.get(path(`/${id}`))).json()).toMatchObject({ enabled: true });
  });
});
