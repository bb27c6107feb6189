import { NOTIFICATION_DATA } from '@/contract/notification-type';
import type { WebhookBody } from '@/contract/webhook-delivery';
import { isWebhookEvent, WEBHOOK_EVENTS } from '@/contract/webhook-event';

import type { Queryable } from '../database/database';
import type { DeclaredEvent, EventName } from '../events/event-kind';
import { EVENT_KINDS } from '../events/event-kinds';

interface ToldEvent {
  delivery_id: string;
  id: string;
  kind: EventName;
  company_id: string;
  endpoint_id: string;
  created_at: string;
  about: Record<string, unknown>;
  /** As they stand in the database now; null where no such record belongs to the event, or it is gone. */
  alert: unknown;
  advisory: unknown;
  concerned: { traveller_id: string; trip_id: string | null; data: Record<string, unknown> }[];
}

/** The bodies of these deliveries, by their ids. */
export async function writeBodies(
  database: Queryable,
  deliveryIds: readonly string[],
): Promise<Map<string, string>> {
  const events = await database.query<ToldEvent>(
    `select delivery.id as delivery_id, event.id, event.kind, event.company_id, delivery.endpoint_id,
       wire_time(event.created_at) as created_at, event.about, alert.document::json as alert, advisory.document::json as advisory,
       coalesce((
         select json_agg(json_build_object('traveller_id', whom.traveller_id, 'trip_id', whom.trip_id, 'data', whom.data)
           order by whom.traveller_id, whom.trip_id)
         from event_travellers whom where whom.event_id = event.id), '[]') as concerned
     from webhook_deliveries delivery join events event on event.id = delivery.event_id
     left join alerts alert on event.kind = any($2::text[]) and alert.id = (event.about ->> 'id')::uuid
     left join advisories advisory on event.kind = any($3::text[]) and advisory.id = (event.about ->> 'id')::uuid
     where delivery.id = any($1::uuid[])`,
    [deliveryIds, kindsOf('alert'), kindsOf('advisory')],
  );
  return new Map(events.map((event) => [event.delivery_id, JSON.stringify(toBody(event))]));
}

const kindsOf = (record: DeclaredEvent['record']) =>
  Object.values(EVENT_KINDS).flatMap((kind) => (kind.record === record ? [kind.name] : []));

function toBody(event: ToldEvent): WebhookBody {
  const kind = EVENT_KINDS[event.kind];
  return composeBody({
    id: event.id,
    created_at: event.created_at,
    event: kind.type,
    company_id: event.company_id,
    webhook_endpoint_id: event.endpoint_id,
    payload: toPayload(kind, event),
  });
}

/** With the name that the number has. */
export function composeBody(
  body: Omit<WebhookBody, 'event_name' | 'payload'> & { payload: Record<string, unknown> },
): WebhookBody {
  const { id, created_at, event, company_id, webhook_endpoint_id, payload } = body;
  if (!isWebhookEvent(event)) throw new Error(`no webhook has the number ${event}`);
  return {
    id,
    created_at,
    event,
    event_name: WEBHOOK_EVENTS[event].name,
    company_id,
    webhook_endpoint_id,
    payload: { event, ...payload },
  };
}

/** Travellers and trips have no external ids yet. */
function toPayload(kind: DeclaredEvent, event: ToldEvent): Record<string, unknown> {
  const { concerned } = event;
  if (kind.names === 'nobody') return NOTIFICATION_DATA[kind.type].parse(event.about);
  if (kind.names === 'one') {
    const [whom] = concerned;
    return {
      ...whom?.data,
      user_id: whom?.traveller_id ?? null,
      external_id: null,
      ...(whom?.data.trip_id !== undefined && { trip_external_id: null }),
    };
  }
  return {
    user_ids: distinct(concerned.map(({ traveller_id }) => traveller_id)),
    external_ids: [],
    checkin_ids: distinct(concerned.map(({ data }) => data.check_in_id)),
    trip_ids: distinct(concerned.map(({ trip_id }) => trip_id)),
    trip_external_ids: [],
    ...(kind.record && { [kind.record]: event[kind.record] }),
  };
}

function distinct(ids: readonly unknown[]): unknown[] {
  return [...new Set(ids.filter((id) => id !== null && id !== undefined))];
}
