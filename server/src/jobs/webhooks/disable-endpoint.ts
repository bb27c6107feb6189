import { randomUUID } from 'node:crypto';

import { NotificationType } from '@/contract/notification-type';
import type { DisabledReason } from '@/contract/webhook-endpoint';

import type { Queryable } from '../../database/database';

export interface NamedEndpoint {
  id: string;
  company_id: string;
  url: string;
}

const WHY: Record<Exclude<DisabledReason, 'partner'>, string> = {
  gone: 'It answered that it is gone for good (410).',
  failing: 'Nothing has arrived there for five days.',
};

/** Nothing is delivered any more until the company turns it on again; it is told so. */
export async function disableEndpoint(
  transaction: Queryable,
  endpoint: NamedEndpoint,
  reason: keyof typeof WHY,
  now: Date,
): Promise<void> {
  const disabled = await transaction.query(
    `update webhook_endpoints set enabled = false, disabled_at = $2, disabled_reason = $3, updated_at = $2
     where id = $1 and enabled returning 1 as disabled`,
    [endpoint.id, now, reason],
  );
  if (disabled.length === 0) return;
  await tellCompany(
    transaction,
    endpoint,
    {
      type: NotificationType.WebhookEndpointDisabled,
      title: 'A webhook endpoint is turned off',
      body: `${hostOf(endpoint)}: ${WHY[reason]} Events are kept for 30 days: turn it on again, and replay them.`,
    },
    now,
  );
}

/** Nothing says which language a company speaks. */
export async function tellCompany(
  transaction: Queryable,
  { id, company_id }: NamedEndpoint,
  { type, title, body }: { type: NotificationType; title: string; body: string },
  now: Date,
): Promise<void> {
  await transaction.query(
    `insert into notifications (id, company_id, type, title, body, data, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7)`,
    [randomUUID(), company_id, type, title, body, JSON.stringify({ webhook_endpoint_id: id }), now],
  );
}

/** The rest of an address may hold a secret. */
export function hostOf({ url }: { url: string }): string {
  return new URL(url).host;
}
