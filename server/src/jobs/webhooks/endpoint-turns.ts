import { randomUUID } from 'node:crypto';

import { queryFirst, type Queryable } from '../../database/database';
import type { ReceivingEndpoint } from '../../webhooks/webhook-sender';

/** Endpoints that fail have workers of their own: those where all is well never wait for them. */
export interface TurnLane {
  isFailing: boolean;
}

/** An endpoint that this process alone delivers to. */
export interface Turn {
  endpoint: ReceivingEndpoint & { company_id: string };
  /** Tells this turn from every other: without it nothing is written. */
  lease: string;
  /** Whoever has not come back after so long has died. */
  leaseMs: number;
}

/** SQL: the company of the one of `webhook_endpoints` is turned off: what waits, waits on. */
export const IS_SILENCED = `exists (select 1 from companies company
  where company.id = webhook_endpoints.company_id and company.disabled_at is not null)`;

/** The endpoint of the lane whose deliveries have waited longest; null where none are due. */
export async function beginTurn(
  database: Queryable,
  { isFailing }: TurnLane,
  leaseMs: number,
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
         and not ${IS_SILENCED}
       order by next_due_at, id limit 1 for no key update skip locked)
     returning id, company_id, url, secret_sealed, previous_secret_sealed, previous_secret_until`,
    [now, lease, new Date(now.getTime() + leaseMs), isFailing],
  );
  return endpoint && { endpoint, lease, leaseMs };
}

/**
 * After `recordOutcomes`, in the same transaction: nobody can have added deliveries that are not seen here. The first of them is asked
 * for, not any: where another endpoint has a backlog, the database would look for any by going through all of that.
 */
export async function endTurn(
  transaction: Queryable,
  { endpoint }: Turn,
  restUntil: Date | null,
  now: Date,
): Promise<void> {
  await transaction.query(
    `update webhook_endpoints set lease = null, leased_until = null, rest_until = $2, next_due_at = least(
       (select case when min(position) is not null then $3::timestamptz end from webhook_deliveries
        where endpoint_id = $1 and state = 'waiting' and attempts = 0),
       (select min(due_at) from webhook_deliveries
        where endpoint_id = $1 and state = 'waiting' and attempts > 0))
     where id = $1`,
    [endpoint.id, restUntil, now],
  );
}
