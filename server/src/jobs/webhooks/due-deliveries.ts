import type { Database, Queryable } from '../../database/database';
import type { Attempt } from '../../webhooks/webhook-sender';
import { writeBodies } from '../../webhooks/webhook-messages';
import { retryAt } from './retry-pauses';

const DELIVERIES_A_TURN = 100;

export interface DueDelivery {
  id: string;
  event_id: string;
  body: string;
  attempts: number;
  round: number;
}

/** Half of them are first attempts, in the order of events, and half repeats, so that neither waits for the end of the other. */
export async function listDue(database: Database, endpointId: string, now: Date): Promise<DueDelivery[]> {
  const columns = 'id, event_id, body, attempts, round';
  const due = await database.query<Omit<DueDelivery, 'body'> & { body: string | null }>(
    `(select ${columns} from webhook_deliveries where endpoint_id = $1 and state = 'waiting' and attempts > 0
        and due_at <= $2 order by due_at, position limit ${DELIVERIES_A_TURN / 2})
     union all
     (select ${columns} from webhook_deliveries where endpoint_id = $1 and state = 'waiting' and attempts = 0
        order by position limit ${DELIVERIES_A_TURN / 2})`,
    [endpointId, now],
  );
  const written = await keepBodies(
    database,
    due.flatMap(({ id, body }) => (body === null ? [id] : [])),
  );
  return due.flatMap((delivery) => {
    const body = delivery.body ?? written.get(delivery.id);
    return body === undefined ? [] : [{ ...delivery, body }];
  });
}

/** Before the first attempt: whatever is killed after it, the next one sends the same bytes. */
async function keepBodies(database: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const bodies = await writeBodies(database, ids);
  const rows = [...bodies].map(([id, body]) => ({ id, body }));
  const kept = await database.query<{ id: string; body: string }>(
    `update webhook_deliveries delivery set body = coalesce(delivery.body, row.body)
     from jsonb_to_recordset($1::jsonb) as row(id uuid, body text) where row.id = delivery.id
     returning delivery.id, delivery.body`,
    [JSON.stringify(rows)],
  );
  return new Map(kept.map(({ id, body }) => [id, body]));
}

export interface Outcome {
  delivery: DueDelivery;
  attempt: Attempt;
}

export async function recordOutcomes(
  transaction: Queryable,
  outcomes: readonly Outcome[],
  random: () => number,
): Promise<void> {
  if (outcomes.length === 0) return;
  const rows = outcomes.map(({ delivery, attempt }) => {
    const round = delivery.round + 1;
    const again = attempt.failure === null ? null : retryAt(round, attempt, random);
    return {
      delivery_id: delivery.id,
      number: attempt.number,
      at: attempt.at,
      duration_ms: attempt.duration_ms,
      status: attempt.status,
      failure: attempt.failure,
      answer: attempt.answer,
      round,
      state: attempt.failure === null ? 'delivered' : again ? 'waiting' : 'dead',
      due_at: again,
    };
  });
  await transaction.query(
    `insert into webhook_attempts (delivery_id, number, at, duration_ms, status, failure, answer)
     select row.delivery_id, row.number, row.at, row.duration_ms, row.status, row.failure, row.answer
     from jsonb_to_recordset($1::jsonb) as row(delivery_id uuid, number integer, at timestamptz, duration_ms integer,
       status integer, failure text, answer text)
     join webhook_deliveries delivery on delivery.id = row.delivery_id
     on conflict do nothing`,
    [JSON.stringify(rows)],
  );
  await transaction.query(
    `update webhook_deliveries delivery set attempts = row.number, round = row.round, state = row.state,
       due_at = coalesce(row.due_at, delivery.due_at),
       delivered_at = case when row.state = 'delivered' then row.at else delivery.delivered_at end
     from jsonb_to_recordset($1::jsonb) as row(delivery_id uuid, number integer, at timestamptz, round integer,
       state text, due_at timestamptz)
     where row.delivery_id = delivery.id`,
    [JSON.stringify(rows)],
  );
}
