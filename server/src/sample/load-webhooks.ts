import type { Queryable } from '../database/database';
import type { KeyRing } from '../http/keys';
import { createSigningSecret, sealSigningSecret } from '../webhooks/signing-secret';
import { tripId } from './load-trips';
import { COMPANY_ID, travellerId } from './sample-callers';
import { sampleId } from './sample-ids';

const ENDPOINT_ID = sampleId('webhook endpoint', 'demo-company');
const EVENT_ID = sampleId('event', 'trip-made');
const DELIVERY_ID = sampleId('webhook delivery', 'trip-made');

/** An endpoint that is turned off, since nobody listens there, and what was once delivered to it. */
export async function loadWebhooks(transaction: Queryable, keyRing: KeyRing, now: Date): Promise<void> {
  await transaction.query(
    `insert into webhook_endpoints (id, company_id, url, secret_sealed, enabled, disabled_at, disabled_reason,
       created_at, updated_at)
     values ($1, $2, 'https://travel.example/webhooks', $3, false, $4, 'partner', $4, $4)`,
    [ENDPOINT_ID, COMPANY_ID, sealSigningSecret(keyRing, createSigningSecret(), ENDPOINT_ID), now],
  );
  await transaction.query(
    `insert into events (id, kind, company_id, about, created_at, relayed_at) values ($1, 'trip-made', $2, '{}', $3, $3)`,
    [EVENT_ID, COMPANY_ID, now],
  );
  const trip = tripId('andes-field-work');
  await transaction.query(
    `insert into event_travellers (event_id, traveller_id, trip_id, manner, data) values ($1, $2, $3, 'aloud', $4)`,
    [EVENT_ID, travellerId('demo-traveller'), trip, JSON.stringify({ trip_id: trip })],
  );
  await transaction.query(
    `insert into webhook_deliveries (id, endpoint_id, event_id, state, attempts, round, due_at, created_at, delivered_at)
     values ($1, $2, $3, 'delivered', 1, 1, $4, $4, $4)`,
    [DELIVERY_ID, ENDPOINT_ID, EVENT_ID, now],
  );
  await transaction.query(
    `insert into webhook_attempts (delivery_id, number, at, duration_ms, status, answer) values ($1, 1, $2, 80, 204, '')`,
    [DELIVERY_ID, now],
  );
}
