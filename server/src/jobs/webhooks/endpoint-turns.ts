import { randomUUID } from 'node:crypto';

import { queryFirst, type Queryable } from '../../database/database';
import type { ReceivingEndpoint } from '../../webhooks/webhook-sender';

/** Longer than one attempt takes: whoever has not come back by then has died. */
const LEASE_MS = 30_000;

/** Endpoints that fail have workers of their own: those where all is well never wait for them. */
export interface TurnLane {
  isFailing: boolean;
}

/** An endpoint that this process alone delivers to. */
export interface Turn {
  endpoint: ReceivingEndpoint & { company_id: string };
  /** Tells this turn from every other: without it nothing is written. */
  lease: string;
}

/** The endpoint of the lane whose deliveries have waited longest; null where none are due. */
export async function beginTurn(
  database: Queryable,
  { isFailing }: TurnLane,
  now: Date,
): Promise<Turn | null> {
  const lease = randomUUID();
  const endpoint = await queryFirst<Turn['endpoint']>(
    database,
    `update webhook_endpoints set lease = $2, leased_until = $3
     where id = (
       select id from webhook_endpoints
       where enabled and next_due_at <= $1 and (leased_until is null or leased_until <= $1)
         and (rest_until is null or rest_until <= $1) and (failing_since is not null) = $4
       order by next_due_at, id limit 1 for no key update skip locked)
     returning id, company_id, url, secret_sealed, previous_secret_sealed, previous_secret_until`,
    [now, lease, leaseFrom(now), isFailing],
  );
  return endpoint && { endpoint, lease };
}

const leaseFrom = (now: Date) => new Date(now.getTime() + LEASE_MS);

/** What a turn has found out about the endpoint. */
export interface EndpointNews {
  /** Whether anything arrived. */
  hasArrived: boolean;
  /** The first failure after that; null where there was none. */
  failedAt: Date | null;
}

/**
 * Holds the endpoint until the transaction ends, for another while. `lost`: another process has it, and nothing of this turn may be
 * written. `over`: it is turned off.
 */
export async function keepTurn(
  transaction: Queryable,
  { endpoint, lease }: Turn,
  { hasArrived, failedAt }: EndpointNews,
  now: Date,
): Promise<'kept' | 'over' | 'lost'> {
  const held = await queryFirst<{ enabled: boolean }>(
    transaction,
    `update webhook_endpoints set leased_until = $3,
       failing_since = case when $4::boolean then $5::timestamptz else coalesce(failing_since, $5) end,
       warned_share = case when $4::boolean then 0 else warned_share end
     where id = $1 and lease = $2 returning enabled`,
    [endpoint.id, lease, leaseFrom(now), hasArrived, failedAt],
  );
  if (!held) return 'lost';
  return held.enabled ? 'kept' : 'over';
}

/** After `keepTurn`, in the same transaction: nobody can have added deliveries that are not seen here. */
export async function endTurn(
  transaction: Queryable,
  { endpoint }: Turn,
  restUntil: Date | null,
  now: Date,
): Promise<void> {
  await transaction.query(
    `update webhook_endpoints set lease = null, leased_until = null, rest_until = $2, next_due_at = least(
       (select $3::timestamptz from webhook_deliveries
        where endpoint_id = $1 and state = 'waiting' and attempts = 0 limit 1),
       (select min(due_at) from webhook_deliveries
        where endpoint_id = $1 and state = 'waiting' and attempts > 0))
     where id = $1`,
    [endpoint.id, restUntil, now],
  );
}
