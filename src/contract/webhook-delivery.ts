import { z } from 'zod';

import { Timestamp } from './fields';
import { SUPPRESSED_NAME } from './suppressed-notification';
import { isWebhookEvent } from './webhook-event';

/** What arrives at an endpoint; `event` is repeated in the payload. */
export const WebhookBody = z.object({
  /** The same at every attempt: whoever has seen it before has nothing to do. */
  id: z.string(),
  created_at: Timestamp,
  event: z.int(),
  event_name: z.string(),
  company_id: z.string(),
  webhook_endpoint_id: z.string(),
  payload: z.looseObject({ event: z.int() }),
});
export type WebhookBody = z.infer<typeof WebhookBody>;

export const AttemptFailure = z.enum([
  /** Its status was none of 200 to 299. */
  'refused',
  /** Redirects are not followed. */
  'redirect',
  'too-slow',
  'too-long',
  'unreachable',
  /** The address leads into the service's own network, or is otherwise none that may be called. */
  'forbidden-address',
]);
export type AttemptFailure = z.infer<typeof AttemptFailure>;

export const WebhookAttempt = z.object({
  number: z.int(),
  at: Timestamp,
  duration_ms: z.int(),
  status: z.int().nullable(),
  /** Null where it arrived. */
  failure: AttemptFailure.nullable(),
  /** How the answer begins: at most 4 kB. */
  answer: z.string(),
});
export type WebhookAttempt = z.infer<typeof WebhookAttempt>;

export const DeliveryState = z.enum(['waiting', 'delivered', 'dead']);

export const WebhookDelivery = z.object({
  id: z.string(),
  created_at: Timestamp,
  webhook_endpoint_id: z.string(),
  event_id: z.string(),
  event: z.int(),
  event_name: z.string(),
  /** `dead`: it was tried as often as it ever is. */
  state: DeliveryState,
  /** When it is tried next; null where it is not. */
  due_at: Timestamp.nullable(),
  delivered_at: Timestamp.nullable(),
  attempts: z.array(WebhookAttempt),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

export const WebhookTestBody = z.object({
  event: z.int('must be a whole number').refine(isWebhookEvent, 'is not the number of an event'),
  /** Instead of the event itself: how a message of this type is left to a company that speaks for itself. */
  event_name: z.literal(SUPPRESSED_NAME, `can only be ${SUPPRESSED_NAME}`).nullish(),
});

/** A moment as callers write it. */
const WrittenMoment = z.union(
  [
    z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
    z
      .int()
      .min(0)
      .max(7_258_118_399)
      .transform((seconds) => new Date(seconds * 1000)),
  ],
  'must be a moment such as 2026-06-15T12:00:00Z, or Unix seconds',
);

export const WebhookReplayBody = z.object({ since: WrittenMoment, until: WrittenMoment.nullish() });

export const WebhookReplay = z.object({ deliveries: z.int() });
