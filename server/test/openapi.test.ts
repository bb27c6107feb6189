import { z } from 'zod';

import { WEBHOOK_EVENTS, type WebhookEvent } from '@/contract/webhook-event';

import { startTestService, type TestService } from './support/test-service';

type Schema = Parameters<typeof z.fromJSONSchema>[0];

const Content = z.record(
  z.string(),
  z.strictObject({
    schema: z.custom<Schema>((schema) => typeof schema === 'object'),
    example: z.unknown().optional(),
  }),
);
const Parameter = z.strictObject({
  name: z.string(),
  in: z.enum(['path', 'query', 'header', 'cookie']),
  required: z.boolean().optional(),
  description: z.string().optional(),
  schema: z.looseObject({}),
});
const Operation = z.strictObject({
  tags: z.array(z.string()).optional(),
  operationId: z.string().optional(),
  summary: z.string().optional(),
  description: z.string().optional(),
  deprecated: z.boolean().optional(),
  parameters: z.array(Parameter).optional(),
  requestBody: z.strictObject({ required: z.boolean().optional(), content: Content }).optional(),
  responses: z.record(
    z.string().regex(/^([1-5](\d\d|XX)|default)$/),
    z.strictObject({
      description: z.string(),
      content: Content.optional(),
      headers: z.looseObject({}).optional(),
    }),
  ),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
  /** Ours, as its name says: who may call. Webhooks are called by the service. */
  'x-callers': z.union([z.array(z.string()).min(1), z.literal('anybody')]).optional(),
});
const PathItem = z.partialRecord(
  z.enum(['get', 'put', 'post', 'delete', 'patch', 'options', 'head']),
  Operation,
);
/** What OpenAPI 3.1 allows, as far as the service makes use of it. */
const OpenApi = z.strictObject({
  openapi: z.string().regex(/^3\.1\.\d+$/),
  info: z.strictObject({ title: z.string(), version: z.string(), description: z.string() }),
  components: z.strictObject({ schemas: z.looseObject({}), securitySchemes: z.looseObject({}) }),
  paths: z.record(z.string().startsWith('/'), PathItem),
  webhooks: z.record(z.string(), PathItem),
  security: z.array(z.record(z.string(), z.array(z.string()))),
});

describe('the OpenAPI document', () => {
  let service: TestService;
  let document: z.infer<typeof OpenApi>;
  beforeAll(async () => {
    service = await startTestService();
    await service.app.ready();
    document = OpenApi.parse((await service.as('nobody').get('/docs/json')).json());
  });
  afterAll(() => service.close());

  const items = () => [...Object.values(document.paths), ...Object.values(document.webhooks)];
  const operations = () => items().flatMap((item) => Object.values(item));

  it('calls no two operations the same, and demands every part of an address', () => {
    const ids = operations().flatMap(({ operationId }) => operationId ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [path, item] of Object.entries(document.paths)) {
      const parts = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const { parameters = [] } of Object.values(item)) {
        const inPath = parameters.filter((parameter) => parameter.in === 'path');
        expect(inPath.map(({ name }) => name).sort()).toEqual(parts.sort());
        expect(inPath.every(({ required }) => required)).toBe(true);
      }
    }
  });

  it('refers to nothing that is not in it', () => {
    const refs = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]*)"/g)].map(([, ref]) => ref ?? '');
    const found = refs.map((ref) =>
      ref
        .replace('#/', '')
        .split('/')
        .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], document),
    );
    expect(found).not.toContain(undefined);
  });

  it('has every event as a webhook, and no other', () => {
    const names = Object.values<WebhookEvent>(WEBHOOK_EVENTS).map(({ name }) => name);
    expect(Object.keys(document.webhooks)).toEqual([...names, 'notification.suppressed']);
  });

  const readBody = (name: string) => {
    const operation = document.webhooks[name]?.post;
    const content = operation?.requestBody?.content['application/json'];
    if (!operation || !content) throw new Error(`${name} is not described`);
    return {
      operation,
      schema: z.fromJSONSchema(content.schema),
      example: content.example as Record<string, unknown>,
    };
  };

  it.each(Object.entries<WebhookEvent>(WEBHOOK_EVENTS))(
    'describes event %s with its number, when it is told, and an example that is as described',
    (number, { name, when, example }) => {
      const { operation, schema, example: shown } = readBody(name);
      expect(operation).toMatchObject({ summary: `${number}: ${when}`, security: [] });
      expect(shown).toMatchObject({ event: Number(number), event_name: name, payload: example });
      expect(schema.safeParse(shown)).toMatchObject({ success: true });
      expect(schema.safeParse({ ...shown, event: 7 })).toMatchObject({ success: false });
      expect(schema.safeParse({ ...shown, payload: {} })).toMatchObject({ success: false });
    },
  );

  it('describes what is left to a company that speaks for itself', () => {
    const { schema, example } = readBody('notification.suppressed');
    expect(schema.safeParse(example)).toMatchObject({ success: true });
    const payload = example.payload as { user: object };
    const user = { ...payload.user, home_country: 'CA' };
    expect(schema.safeParse({ ...example, payload: { ...payload, user } })).toMatchObject({ success: false });
  });

  it('names the headers of a delivery', () => {
    const { operation } = readBody('alert.matched');
    expect(operation.parameters?.map(({ name, in: place }) => `${place} ${name}`)).toEqual([
      'header Service-Signature',
      'header webhook-id',
      'header webhook-timestamp',
      'header webhook-signature',
      'header Webhook-Attempt',
      'header Webhook-Test',
    ]);
  });
});
