import type { Database } from '../../database/database';
import { writeBodies } from '../../webhooks/webhook-messages';

export interface DueDelivery {
  id: string;
  event_id: string;
  body: string;
  attempts: number;
  round: number;
}

/** Repeats, and then first attempts in the order of events. Repeats are at most half, so that neither waits for the end of the other. */
export async function listDue(
  database: Database,
  endpointId: string,
  most: number,
  now: Date,
): Promise<DueDelivery[]> {
  const columns = 'id, event_id, body, attempts, round, due_at, position';
  const due = await database.query<Omit<DueDelivery, 'body'> & { body: string | null }>(
    `with again as (
       select ${columns} from webhook_deliveries
       where endpoint_id = $1 and state = 'waiting' and attempts > 0 and due_at <= $2
       order by due_at, position limit $3::integer / 2),
     first as (
       select ${columns} from webhook_deliveries where endpoint_id = $1 and state = 'waiting' and attempts = 0
       order by position limit $3::integer - (select count(*) from again))
     select id, event_id, body, attempts, round from (
       select ${columns} from again union all select ${columns} from first) due
     order by attempts = 0, case when attempts > 0 then due_at end, position`,
    [endpointId, now, most],
  );
  const bodies = await keepBodies(
    database,
    due.flatMap(({ id, body }) => (body === null ? [id] : [])),
  );
  return due.flatMap((delivery) => {
    const body = delivery.body ?? bodies.get(delivery.id);
    return body === undefined ? [] : [{ ...delivery, body }];
  });
}

/** Before the first attempt: whatever is killed after it, the next one sends the same bytes. */
async function keepBodies(database: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const bodies = await writeBodies(database, ids);
  const rows = JSON.stringify([...bodies].map(([id, body]) => ({ id, body })));
  // In a transaction, which is done again where it stands in the way of another, such as one that erases a traveller.
  const kept = await database.transaction((transaction) =>
    transaction.query<{ id: string; body: string | null }>(
      `update webhook_deliveries delivery set body = coalesce(delivery.body, row.body)
       from json_to_recordset($1::json) as row(id uuid, body text) where row.id = delivery.id
       returning delivery.id, nullif(delivery.body, row.body) as body`,
      [rows],
    ),
  );
  // Another process was quicker where it is not ours that was kept.
  return new Map(kept.map(({ id, body }) => [id, body ?? bodies.get(id) ?? '']));
}
