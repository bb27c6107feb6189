import { queryFirst, type Queryable } from '../../database/database';
import type { Attempt } from '../../webhooks/webhook-sender';
import type { DueDelivery } from './due-deliveries';
import { IS_SILENCED, type Turn } from './endpoint-turns';
import { retryAt } from './retry-pauses';

export interface Outcome {
  delivery: DueDelivery;
  attempt: Attempt;
}

/** `lost`: another process has the endpoint, and nothing of this turn was written. `over`: it is turned off, or its company is. */
export type TurnState = 'kept' | 'over' | 'lost';

/**
 * What became of deliveries, and what that tells of their endpoint: all of it or nothing, in one statement. Holds the endpoint for
 * another while, and until the transaction ends. A failure that began before the endpoint was turned on again is one of before: it is
 * due at once, as those are that were recorded by then.
 */
export async function recordOutcomes(
  transaction: Queryable,
  { endpoint, lease, leaseMs }: Turn,
  outcomes: readonly Outcome[],
  random: () => number,
  now: Date,
): Promise<TurnState> {
  const { hasArrived, failedAt } = newsOf(outcomes);
  const held = await queryFirst<{ is_on: boolean }>(
    transaction,
    `with held as (
       update webhook_endpoints set leased_until = $3,
         failing_since = case when $4::boolean then $5::timestamptz
           when $5 <= resumed_at then failing_since else coalesce(failing_since, $5) end,
         warned_share = case when $4::boolean then 0 else warned_share end
       where id = $1 and lease = $2 returning enabled and not ${IS_SILENCED} as is_on, resumed_at),
     ended as (
       select delivery_id, number, round, at, duration_ms, status, failure, answer, state, due_at, resumed_at,
         coalesce(failure is not null and at <= resumed_at, false) as is_of_before
       from json_to_recordset($6::json) as row(delivery_id uuid, number integer, round integer, at timestamptz,
         duration_ms integer, status integer, failure text, answer text, state text, due_at timestamptz)
       cross join held),
     outcome as (
       select delivery_id, number, at, duration_ms, status, failure, answer,
         case when is_of_before then 0 else round end as round,
         case when is_of_before then 'waiting' else state end as state,
         case when is_of_before then resumed_at else due_at end as due_at
       from ended),
     told as (
       update webhook_deliveries delivery set attempts = outcome.number, round = outcome.round, state = outcome.state,
         due_at = coalesce(outcome.due_at, delivery.due_at),
         delivered_at = case when outcome.state = 'delivered' then outcome.at else delivery.delivered_at end
       from outcome where outcome.delivery_id = delivery.id returning delivery.id),
     tried as (
       insert into webhook_attempts (delivery_id, number, at, duration_ms, status, failure, answer)
       select delivery_id, number, at, duration_ms, status, failure, answer
       from outcome join told on told.id = outcome.delivery_id on conflict do nothing)
     select is_on from held`,
    [
      endpoint.id,
      lease,
      new Date(now.getTime() + leaseMs),
      hasArrived,
      failedAt,
      JSON.stringify(outcomes.map((outcome) => toRow(outcome, random))),
    ],
  );
  if (!held) return 'lost';
  return held.is_on ? 'kept' : 'over';
}

function toRow({ delivery, attempt }: Outcome, random: () => number): object {
  const { number, at, duration_ms, status, failure, answer } = attempt;
  const round = delivery.round + 1;
  const again = failure === null ? null : retryAt(round, attempt, random);
  const state = failure === null ? 'delivered' : again ? 'waiting' : 'dead';
  return {
    delivery_id: delivery.id,
    number,
    round,
    at,
    duration_ms,
    status,
    failure,
    answer,
    state,
    due_at: again,
  };
}

/** Whether anything arrived, and the first failure after that; null where there was none. */
function newsOf(outcomes: readonly Outcome[]): { hasArrived: boolean; failedAt: Date | null } {
  const lastArrived = outcomes.findLastIndex(({ attempt }) => attempt.failure === null);
  return { hasArrived: lastArrived >= 0, failedAt: outcomes[lastArrived + 1]?.attempt.at ?? null };
}
