import { z } from 'zod';

import {
  aSuppressedNotification,
  SUPPRESSED_NAME,
  SuppressedNotification,
} from '@/contract/suppressed-notification';
import { WebhookBody } from '@/contract/webhook-delivery';
import { AN_ID } from '@/contract/webhook-examples';
import { WEBHOOK_EVENTS, type WebhookEvent } from '@/contract/webhook-event';

const MOMENT = '2026-06-15T12:00:00.000Z';

const HEADERS = [
  {
    name: 'Service-Signature',
    description:
      '`t=<Unix seconds>,v1=<hex>`: HMAC-SHA256 of `<t>.<body>`, keyed by the secret of the endpoint; two `v1` for a day after a rotation',
  },
  { name: 'webhook-id', description: 'That of the event' },
  { name: 'webhook-timestamp', description: 'The same moment as `t`' },
  {
    name: 'webhook-signature',
    description: '`v1,<base64>`, as Standard Webhooks has it; two of them for a day after a rotation',
  },
  { name: 'Webhook-Attempt', description: '1 for the first' },
];
const parameters = [
  ...HEADERS.map(
    (header) => ({ ...header, in: 'header', required: true, schema: { type: 'string' } }) as const,
  ),
  {
    name: 'Webhook-Test',
    in: 'header',
    description: 'Only where somebody tries the endpoint: nothing has happened',
    schema: { type: 'string', const: 'true' },
  } as const,
];

const responses = {
  '2XX': { description: 'Taken: it is not sent again' },
  410: { description: 'The endpoint wants nothing any more, and is turned off' },
  default: { description: 'Failed: it is sent again later, with the same body and id' },
};

interface Told {
  name: string;
  summary: string;
  event: z.ZodType<number>;
  payload: z.ZodObject;
  example: { event: number; payload: Record<string, unknown> };
}

/** Each event as a webhook, made from the schemas that payloads are held to. */
export function describeWebhooks() {
  const events = Object.entries<WebhookEvent>(WEBHOOK_EVENTS).map(
    ([number, { name, when, payload, example }]) => {
      const event = Number(number);
      return describe({
        name,
        summary: `${event}: ${when}`,
        event: z.literal(event),
        payload,
        example: { event, payload: example },
      });
    },
  );
  const suppressed = describe({
    name: SUPPRESSED_NAME,
    summary: 'A message to a traveller of a company that speaks to them itself; with the number of the event',
    event: z.int(),
    payload: SuppressedNotification,
    example: { event: 110, payload: aSuppressedNotification(110, MOMENT) },
  });
  return Object.fromEntries([...events, suppressed]);
}

function describe({ name, summary, event, payload, example }: Told) {
  const body = WebhookBody.extend({
    event,
    event_name: z.literal(name),
    payload: payload.extend({ event }),
  });
  const schema: object = z.toJSONSchema(body, { unrepresentable: 'any' });
  const post = {
    tags: ['Webhooks'],
    operationId: `webhook ${name}`.replaceAll(/\W/g, '_'),
    summary,
    security: [],
    parameters,
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema,
          example: {
            id: AN_ID,
            created_at: MOMENT,
            event: example.event,
            event_name: name,
            company_id: AN_ID,
            webhook_endpoint_id: AN_ID,
            payload: { event: example.event, ...example.payload },
          },
        },
      },
    },
    responses,
  };
  return [name, { post }] as const;
}
