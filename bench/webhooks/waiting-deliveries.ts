import { randomUUID } from 'node:crypto';

import { queryOne, type Database } from '../../server/src/database/database';
import { createKeyRing } from '../../server/src/http/keys';
import { createSigningSecret, sealSigningSecret } from '../../server/src/webhooks/signing-secret';
import { BENCH_SECRET } from '../service/open-bench-database';

/** One for everything that happens to the sample company. */
export async function addEndpoint(database: Database, url: string): Promise<string> {
  const id = randomUUID();
  const secret = sealSigningSecret(createKeyRing(BENCH_SECRET), createSigningSecret(), id);
  await database.query(
    `insert into webhook_endpoints (id, company_id, url, secret_sealed, enabled, created_at, updated_at)
     select $1, id, $2, $3, true, now(), now() from companies order by companies.id limit 1`,
    [id, url, secret],
  );
  return id;
}

/** So many events of one kind, and for each of these endpoints a delivery of each, as the relay makes them. */
export async function addDeliveries(
  database: Database,
  endpointIds: readonly string[],
  events: number,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const { from } = await queryOne<{ from: number }>(
      transaction,
      'select coalesce(max(position), 0) as from from events',
    );
    await transaction.query(
      `insert into events (id, kind, company_id, about, created_at, relayed_at)
       select gen_random_uuid(), 'traveller-added', endpoint.company_id, '{}', now(), now()
       from webhook_endpoints endpoint, generate_series(1, $2::integer) where endpoint.id = $1`,
      [endpointIds[0], events],
    );
    await transaction.query(
      `insert into event_travellers (event_id, traveller_id, manner, data)
       select event.id, traveller.id, 'silently', '{}' from events event
       join lateral (select id from travellers where company_id = event.company_id order by id limit 1) traveller on true
       where event.position > $1`,
      [from],
    );
    await transaction.query(
      `insert into webhook_deliveries (endpoint_id, event_id, due_at, created_at)
       select endpoint_id, event.id, now(), now() from events event, unnest($2::uuid[]) endpoint_id
       where event.position > $1 order by event.position, endpoint_id`,
      [from, endpointIds],
    );
    await transaction.query('update webhook_endpoints set next_due_at = now() where id = any($1::uuid[])', [
      endpointIds,
    ]);
  });
}

/** All that these endpoints had is forgotten; tables are left as if it had never been. */
export async function removeDeliveries(database: Database, endpointIds: readonly string[]): Promise<void> {
  await database.query(
    'delete from events where id in (select event_id from webhook_deliveries where endpoint_id = any($1::uuid[]))',
    [endpointIds],
  );
  for (const table of ['events', 'event_travellers', 'webhook_deliveries', 'webhook_attempts'])
    await database.execute(`vacuum analyze ${table}`);
}
