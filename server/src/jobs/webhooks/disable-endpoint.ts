import type { Queryable } from '../../database/database';
import { webhookEndpointDisabled, type OwnDisabledReason } from '../../events/kinds/endpoint-events';
import { recordCompanyEvent } from '../../events/record-company-event';

export interface NamedEndpoint {
  id: string;
  company_id: string;
  url: string;
}

/** Nothing is delivered any more until the company turns it on again; it is told so. */
export async function disableEndpoint(
  transaction: Queryable,
  endpoint: NamedEndpoint,
  reason: OwnDisabledReason,
  now: Date,
): Promise<void> {
  const disabled = await transaction.query(
    `update webhook_endpoints set enabled = false, disabled_at = $2, disabled_reason = $3, updated_at = $2
     where id = $1 and enabled returning 1 as disabled`,
    [endpoint.id, now, reason],
  );
  if (disabled.length === 0) return;
  const about = { ...aboutEndpoint(endpoint), reason };
  await recordCompanyEvent(transaction, webhookEndpointDisabled, endpoint.company_id, about, now);
}

export function aboutEndpoint({ id, url }: NamedEndpoint): { webhook_endpoint_id: string; host: string } {
  return { webhook_endpoint_id: id, host: new URL(url).host };
}
