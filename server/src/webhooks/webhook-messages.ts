import { NOTIFICATION_DATA } from '@/contract/notification-type';
import { SUPPRESSED_NAME, type SuppressedNotification } from '@/contract/suppressed-notification';
import type { WebhookBody } from '@/contract/webhook-delivery';
import { isWebhookEvent, WEBHOOK_EVENTS } from '@/contract/webhook-event';

import type { Queryable } from '../database/database';
import type { DeclaredEvent, EventName, NotificationWords } from '../events/event-kind';
import { EVENT_KINDS } from '../events/event-kinds';

interface ToldEvent {
  delivery_id: string;
  id: string;
  kind: EventName;
  company_id: string;
  endpoint_id: string;
  created_at: string;
  about: Record<string, unknown>;
  /** What the company is to say itself, and to whom; null where the event is told as what it is. */
  suppressed: { words: NotificationWords; user: SuppressedNotification['user'] } | null;
  /** As they stand in the database now; null where no such record belongs to the event, or it is gone. */
  alert: unknown;
  advisory: unknown;
  concerned: {
    traveller_id: string;
    external_id: string | null;
    trip_id: string | null;
    trip_external_id: string | null;
    data: Record<string, unknown>;
  }[];
}

/** SQL. */
const SUPPRESSED = `case when event.suppressed is not null then (
  select json_build_object('words', event.suppressed, 'user', json_build_object('id', traveller.id, 'external_id', traveller.external_id,
    'email', traveller.email, 'first_name', traveller.first_name, 'last_name', traveller.last_name))
  from event_travellers whom join travellers traveller on traveller.id = whom.traveller_id
  where whom.event_id = event.id) end`;

/** The bodies of these deliveries, by their ids. */
export async function writeBodies(
  database: Queryable,
  deliveryIds: readonly string[],
): Promise<Map<string, string>> {
  const events = await database.query<ToldEvent>(
    `select delivery.id as delivery_id, event.id, event.kind, event.company_id, delivery.endpoint_id,
       wire_time(event.created_at) as created_at, event.about, ${SUPPRESSED} as suppressed,
       alert.document::json as alert, advisory.document::json as advisory,
       coalesce((
         select json_agg(json_build_object('traveller_id', whom.traveller_id, 'external_id', traveller.external_id,
             'trip_id', whom.trip_id, 'trip_external_id', trip.external_id, 'data', whom.data)
           order by whom.traveller_id, whom.trip_id)
         from event_travellers whom join travellers traveller on traveller.id = whom.traveller_id
         left join trips trip on trip.id = whom.trip_id
         where whom.event_id = event.id), '[]') as concerned
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
  const { id, created_at, company_id, endpoint_id: webhook_endpoint_id, suppressed } = event;
  const head = { id, created_at, event: kind.type, company_id, webhook_endpoint_id };
  return suppressed
    ? composeSuppressed({ ...head, payload: toSuppressed(kind, event, suppressed) })
    : composeBody({ ...head, payload: toPayload(kind, event) });
}

type Composed<Payload> = Omit<WebhookBody, 'event_name' | 'payload'> & { payload: Payload };

/** With the name that the number has. */
export function composeBody(body: Composed<Record<string, unknown>>): WebhookBody {
  if (!isWebhookEvent(body.event)) throw new Error(`no webhook has the number ${body.event}`);
  return named(WEBHOOK_EVENTS[body.event].name, body);
}

/** A message that the company is to tell its traveller itself. */
export function composeSuppressed(body: Composed<SuppressedNotification>): WebhookBody {
  return named(SUPPRESSED_NAME, body);
}

function named(event_name: string, body: Composed<Record<string, unknown>>): WebhookBody {
  const { id, created_at, event, company_id, webhook_endpoint_id, payload } = body;
  return {
    id,
    created_at,
    event,
    event_name,
    company_id,
    webhook_endpoint_id,
    payload: { event, ...payload },
  };
}

function toSuppressed(
  { type }: DeclaredEvent,
  { concerned, created_at }: ToldEvent,
  { words: { title, body }, user }: NonNullable<ToldEvent['suppressed']>,
): SuppressedNotification {
  return { notification: { type, title, body, data: concerned[0]?.data ?? {}, created_at }, user };
}

function toPayload(kind: DeclaredEvent, event: ToldEvent): Record<string, unknown> {
  const { concerned } = event;
  if (kind.names === 'nobody') return NOTIFICATION_DATA[kind.type].parse(event.about);
  if (kind.names === 'one') {
    const [whom] = concerned;
    return {
      ...whom?.data,
      user_id: whom?.traveller_id ?? null,
      external_id: whom?.external_id ?? null,
      ...(whom?.data.trip_id !== undefined && { trip_external_id: whom.trip_external_id }),
    };
  }
  return {
    user_ids: distinct(concerned.map(({ traveller_id }) => traveller_id)),
    external_ids: distinct(concerned.map(({ external_id }) => external_id)),
    checkin_ids: distinct(concerned.map(({ data }) => data.check_in_id)),
    trip_ids: distinct(concerned.map(({ trip_id }) => trip_id)),
    trip_external_ids: distinct(concerned.map(({ trip_external_id }) => trip_external_id)),
    ...(kind.record ? { [kind.record]: event[kind.record] } : idOf(kind, event)),
  };
}

/** Where no record goes with it, its id does. */
function idOf({ toldOnce }: DeclaredEvent, { about }: ToldEvent): Record<string, unknown> {
  return toldOnce === null ? {} : { [toldOnce]: about.id };
}

function distinct(ids: readonly unknown[]): unknown[] {
  return [...new Set(ids.filter((id) => id !== null && id !== undefined))];
}
