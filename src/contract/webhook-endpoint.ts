import { z } from 'zod';

import { requiredText, Timestamp } from './fields';
import { isWebhookEvent, WEBHOOK_EVENTS } from './webhook-event';

/** Why nothing is delivered: the partner said so, it answered 410, or it failed for too long. */
export const DisabledReason = z.enum(['partner', 'gone', 'failing']);
export type DisabledReason = z.infer<typeof DisabledReason>;

export const WebhookEndpoint = z.object({
  id: z.string(),
  created_at: Timestamp,
  updated_at: Timestamp,
  company_id: z.string(),
  url: z.string(),
  enabled: z.boolean(),
  /** None: all. */
  enabled_events: z.array(z.int()),
  disabled_at: Timestamp.nullable(),
  disabled_reason: DisabledReason.nullable(),
  /** Since when every delivery has failed. */
  failing_since: Timestamp.nullable(),
  /** Until then deliveries are signed with the secret of before as well. */
  previous_secret_until: Timestamp.nullable(),
  /** How many events it would have got since it was disabled; they can be replayed. */
  missed_events: z.int(),
});
export type WebhookEndpoint = z.infer<typeof WebhookEndpoint>;

/** Only when it is made: nobody can read it again. */
export const WebhookEndpointWithSecret = WebhookEndpoint.extend({ signing_secret: z.string() });
export type WebhookEndpointWithSecret = z.infer<typeof WebhookEndpointWithSecret>;

const EventNumber = z.int('must be a whole number').refine(isWebhookEvent, 'is not the number of an event');

const writtenEndpoint = {
  url: requiredText(2000),
  enabled: z.boolean('must be true or false').nullish(),
  /** Nothing, or an empty list: all. */
  enabled_events: z
    .array(EventNumber, 'must be a list')
    .max(Object.keys(WEBHOOK_EVENTS).length, 'names events twice')
    .nullish(),
};

export const NewWebhookEndpointBody = z.object({ webhook_endpoint: z.object(writtenEndpoint) });
export type NewWebhookEndpoint = z.output<typeof NewWebhookEndpointBody>['webhook_endpoint'];

export const WebhookEndpointChangeBody = z.object({ webhook_endpoint: z.object(writtenEndpoint).partial() });
export type WebhookEndpointChange = z.output<typeof WebhookEndpointChangeBody>['webhook_endpoint'];
