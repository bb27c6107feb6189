import { SUPPRESSED_NAME } from '@/contract/suppressed-notification';
import { DeliveryState, type WebhookDelivery } from '@/contract/webhook-delivery';
import { WEBHOOK_EVENTS } from '@/contract/webhook-event';

import { queryFirst, type Queryable } from '../../database/database';
import { EVENT_NUMBER } from '../../events/event-kinds';
import { changedSince } from '../lists';
import type { Records } from '../records';
import { WANTS } from './queries';

const NUMBERED = Object.entries(WEBHOOK_EVENTS).map(([number, { name }]) => `when ${number} then '${name}'`);
/** SQL: what the `event` is called. */
const EVENT_NAME = `case when event.suppressed is not null then '${SUPPRESSED_NAME}'
  else case ${EVENT_NUMBER} ${NUMBERED.join(' ')} end end`;

const DELIVERY = `json_build_object('id', delivery.id, 'created_at', wire_time(delivery.created_at),
  'webhook_endpoint_id', delivery.endpoint_id, 'event_id', delivery.event_id, 'event', ${EVENT_NUMBER},
  'event_name', ${EVENT_NAME}, 'state', delivery.state,
  'due_at', case when delivery.state = 'waiting' then wire_time(delivery.due_at) end,
  'delivered_at', wire_time(delivery.delivered_at),
  'attempts', coalesce((
    select json_agg(json_build_object('number', attempt.number, 'at', wire_time(attempt.at),
      'duration_ms', attempt.duration_ms, 'status', attempt.status, 'failure', attempt.failure,
      'answer', attempt.answer) order by attempt.number)
    from webhook_attempts attempt where attempt.delivery_id = delivery.id), '[]'))`;

const WITH_EVENT = `webhook_deliveries delivery join events event on event.id = delivery.event_id`;

/** The newest first. */
export const DELIVERIES = {
  row: 'delivery',
  document: () => DELIVERY,
  isTranslated: false,
  from: WITH_EVENT,
  countedFrom: 'webhook_deliveries delivery',
  where: 'delivery.endpoint_id = $1',
  order: 'delivery.position desc',
  filters: {
    since: changedSince('delivery.created_at'),
    state: { schema: DeliveryState.optional(), where: (state) => `delivery.state = ${state}` },
  },
} satisfies Records;

/** What was delivered or given up is due once more; what waits is due now. */
const beginAnew = (now: string) => `state = 'waiting', round = 0, due_at = ${now}, delivered_at = null`;

/** Null where the company has no such delivery. The endpoint comes first, as with whoever delivers: neither waits for the other for ever. */
export async function redeliver(
  transaction: Queryable,
  companyId: string,
  id: string,
  now: Date,
): Promise<WebhookDelivery | null> {
  const woken = await transaction.query(
    `update webhook_endpoints set next_due_at = $3
     where company_id = $1 and id = (select endpoint_id from webhook_deliveries where id = $2) returning 1 as woken`,
    [companyId, id, now],
  );
  if (woken.length === 0) return null;
  await transaction.query(`update webhook_deliveries set ${beginAnew('$2')} where id = $1`, [id, now]);
  const row = await queryFirst<{ delivery: WebhookDelivery }>(
    transaction,
    `select ${DELIVERY} as delivery from ${WITH_EVENT} where delivery.id = $1`,
    [id],
  );
  return row?.delivery ?? null;
}

/** Every event of the range that the endpoint wants, in their order. Gives how many there are; null where the company has no such endpoint. */
export async function replay(
  transaction: Queryable,
  companyId: string,
  endpointId: string,
  range: { since: Date; until: Date },
  now: Date,
): Promise<number | null> {
  const woken = await transaction.query(
    'update webhook_endpoints set next_due_at = $3 where company_id = $1 and id = $2 returning 1 as woken',
    [companyId, endpointId, now],
  );
  if (woken.length === 0) return null;
  const made = await transaction.query(
    `insert into webhook_deliveries (endpoint_id, event_id, due_at, created_at)
     select endpoint.id, event.id, $3, $3 from webhook_endpoints endpoint
     join events event on event.company_id = endpoint.company_id and event.created_at between $2 and $4
       and event.gathered_by is null and ${WANTS}
     where endpoint.id = $1 order by event.position
     on conflict (event_id, endpoint_id) do update set ${beginAnew('$3')}
     returning 1 as made`,
    [endpointId, range.since, now, range.until],
  );
  return made.length;
}
