import { randomUUID } from 'node:crypto';

import type { NewWebhookEndpoint, WebhookEndpoint, WebhookEndpointChange } from '@/contract/webhook-endpoint';

import { queryFirst, queryOne, type Queryable } from '../../database/database';
import { EVENT_NUMBER } from '../../events/event-kinds';
import { changedSince } from '../lists';
import type { Records } from '../records';

/** SQL: whether the `endpoint` is to hear of the `event`. What ails an endpoint is told to the others: itself would hear of it when it is over. */
export const WANTS = `((endpoint.enabled_events is null or (${EVENT_NUMBER}) = any(endpoint.enabled_events))
  and event.about ->> 'webhook_endpoint_id' is distinct from endpoint.id::text)`;

const ENDPOINT = `json_build_object('id', endpoint.id, 'created_at', wire_time(endpoint.created_at),
  'updated_at', wire_time(endpoint.updated_at), 'company_id', endpoint.company_id, 'url', endpoint.url,
  'enabled', endpoint.enabled, 'enabled_events', coalesce(endpoint.enabled_events, '{}'),
  'disabled_at', wire_time(endpoint.disabled_at), 'disabled_reason', endpoint.disabled_reason,
  'failing_since', wire_time(endpoint.failing_since),
  'previous_secret_until', wire_time(endpoint.previous_secret_until),
  'missed_events', case when endpoint.enabled then 0 else (
    select count(*) from events event
    where event.company_id = endpoint.company_id and event.created_at >= endpoint.disabled_at
      and event.gathered_by is null and ${WANTS} and not exists (
        select 1 from webhook_deliveries delivery
        where delivery.event_id = event.id and delivery.endpoint_id = endpoint.id)) end)`;

export const ENDPOINTS = {
  row: 'endpoint',
  document: () => ENDPOINT,
  isTranslated: false,
  from: 'webhook_endpoints endpoint',
  where: 'endpoint.company_id = $1',
  order: 'endpoint.created_at desc, endpoint.id',
  filters: { since: changedSince('endpoint.updated_at') },
} satisfies Records;

export async function getEndpoint(
  database: Queryable,
  companyId: string,
  id: string,
): Promise<WebhookEndpoint | null> {
  const row = await queryFirst<{ endpoint: WebhookEndpoint }>(
    database,
    `select ${ENDPOINT} as endpoint from webhook_endpoints endpoint where endpoint.company_id = $1 and endpoint.id = $2`,
    [companyId, id],
  );
  return row?.endpoint ?? null;
}

/** Whether the company hears of anything by webhooks. */
export async function hasEndpoint(database: Queryable, companyId: string): Promise<boolean> {
  const found = await database.query(
    'select 1 as found from webhook_endpoints where company_id = $1 and enabled limit 1',
    [companyId],
  );
  return found.length > 0;
}

/** Holds the company until the transaction ends, so that two at once do not become one too many. */
export async function countEndpoints(transaction: Queryable, companyId: string): Promise<number> {
  await transaction.query('select id from companies where id = $1 for no key update', [companyId]);
  const { count } = await queryOne<{ count: number }>(
    transaction,
    'select count(*)::integer as count from webhook_endpoints where company_id = $1',
    [companyId],
  );
  return count;
}

export async function insertEndpoint(
  transaction: Queryable,
  companyId: string,
  { url, enabled, enabled_events }: NewWebhookEndpoint,
  seal: (endpointId: string) => Buffer,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  const isEnabled = enabled ?? true;
  await transaction.query(
    `insert into webhook_endpoints (id, company_id, url, enabled_events, secret_sealed, enabled, disabled_at,
       disabled_reason, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)`,
    [
      id,
      companyId,
      url,
      toNumbers(enabled_events),
      seal(id),
      isEnabled,
      isEnabled ? null : now,
      isEnabled ? null : 'partner',
      now,
    ],
  );
  return id;
}

/** What is enabled anew begins anew: what waits is due at once, and nothing of its failures is held against it. */
export async function updateEndpoint(
  transaction: Queryable,
  companyId: string,
  id: string,
  change: WebhookEndpointChange,
  now: Date,
): Promise<boolean> {
  if (change.enabled) await hurry(transaction, companyId, id, now);
  const changed = await transaction.query(
    `update webhook_endpoints set url = coalesce($3, url),
       enabled_events = case when $4 then $5::integer[] else enabled_events end,
       enabled = coalesce($6::boolean, enabled),
       disabled_at = case when coalesce($6::boolean, enabled) then null else coalesce(disabled_at, $7) end,
       disabled_reason = case when coalesce($6::boolean, enabled) then null else coalesce(disabled_reason, 'partner') end,
       failing_since = case when $6::boolean and not enabled then null else failing_since end,
       warned_share = case when $6::boolean and not enabled then 0 else warned_share end,
       next_due_at = case when $6::boolean and not enabled then $7 else next_due_at end,
       rest_until = case when $6::boolean and not enabled then null else rest_until end,
       resumed_at = case when $6::boolean and not enabled then $7 else resumed_at end,
       updated_at = $7
     where company_id = $1 and id = $2 returning 1 as changed`,
    [
      companyId,
      id,
      change.url ?? null,
      change.enabled_events !== undefined,
      toNumbers(change.enabled_events),
      change.enabled ?? null,
      now,
    ],
  );
  return changed.length > 0;
}

/** Whoever turns it on again has mended it. What is under way at this moment hears of it by `resumed_at`. */
async function hurry(transaction: Queryable, companyId: string, id: string, now: Date): Promise<void> {
  await transaction.query(
    `update webhook_deliveries set due_at = $3, round = 0
     where state = 'waiting' and attempts > 0 and endpoint_id = (
       select id from webhook_endpoints where company_id = $1 and id = $2 and not enabled for no key update)`,
    [companyId, id, now],
  );
}

/** None and an empty list mean all. */
function toNumbers(events: readonly number[] | null | undefined): number[] | null {
  return events && events.length > 0 ? [...new Set(events)] : null;
}

export async function deleteEndpoint(
  transaction: Queryable,
  companyId: string,
  id: string,
): Promise<boolean> {
  const removed = await transaction.query(
    'delete from webhook_endpoints where company_id = $1 and id = $2 returning 1 as removed',
    [companyId, id],
  );
  return removed.length > 0;
}

/** The secret of now becomes the one of before, for a while. */
export async function replaceSecret(
  transaction: Queryable,
  companyId: string,
  id: string,
  sealed: Buffer,
  previousUntil: Date,
  now: Date,
): Promise<boolean> {
  const replaced = await transaction.query(
    `update webhook_endpoints set previous_secret_sealed = secret_sealed, previous_secret_until = $4,
       secret_sealed = $3, updated_at = $5
     where company_id = $1 and id = $2 returning 1 as replaced`,
    [companyId, id, sealed, previousUntil, now],
  );
  return replaced.length > 0;
}
