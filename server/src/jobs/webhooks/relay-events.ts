import { queryOne } from '../../database/database';
import { WANTS } from '../../resources/webhook-endpoints/queries';
import type { WorkTools } from '../work-tools';

const EVENTS_A_STEP = 500;
/** One process at a time, so that positions are in the order of events, whatever is killed. */
const LOCK = 'sojourn webhooks';

const UNRELAYED = 'relayed_at is null and gathered_by is null';

/**
 * Makes a delivery of each event for each endpoint that is to hear of it. An event that was committed late comes after those that were
 * relayed meanwhile; none is left out. True when there may be more to relay, or something to deliver.
 */
export async function relayEvents({ database, now }: Pick<WorkTools, 'database' | 'now'>): Promise<boolean> {
  // Most of the time there is nothing: that is seen without a transaction, and at the first place where it could be.
  const found = await database.query(
    `select 1 as found from events where ${UNRELAYED} order by position limit 1`,
  );
  if (found.length === 0) return false;
  return database.transaction(async (transaction) => {
    const { is_ours } = await queryOne<{ is_ours: boolean }>(
      transaction,
      `select pg_try_advisory_xact_lock(hashtextextended('${LOCK}', 0)) as is_ours`,
    );
    if (!is_ours) return false;
    const events = await transaction.query<{ id: string }>(
      `select id from events where ${UNRELAYED} order by position limit ${EVENTS_A_STEP}`,
    );
    if (events.length === 0) return false;
    const ids = events.map(({ id }) => id);
    const moment = now();
    // First, as whoever replays to an endpoint or removes it does: none of them waits for the other's deliveries, nor loses its endpoint.
    const endpoints = await transaction.query<{ id: string }>(
      `select endpoint.id from webhook_endpoints endpoint
       where endpoint.enabled
         and endpoint.company_id = any(array(select distinct company_id from events where id = any($1::uuid[])))
       order by endpoint.id for no key update`,
      [ids],
    );
    const made = await transaction.query<{ endpoint_id: string }>(
      `insert into webhook_deliveries (endpoint_id, event_id, due_at, created_at)
       select endpoint.id, event.id, $2, $2 from events event
       join companies company on company.id = event.company_id and company.disabled_at is null
       join webhook_endpoints endpoint on endpoint.company_id = company.id and endpoint.id = any($3::uuid[]) and ${WANTS}
       where event.id = any($1::uuid[]) order by event.position, endpoint.id
       for key share of event
       on conflict (event_id, endpoint_id) do nothing returning endpoint_id`,
      [ids, moment, endpoints.map(({ id }) => id)],
    );
    await transaction.query(
      `update webhook_endpoints set next_due_at = least(coalesce(next_due_at, $2), $2) where id = any($1::uuid[])`,
      [[...new Set(made.map(({ endpoint_id }) => endpoint_id))], moment],
    );
    await transaction.query('update events set relayed_at = $2 where id = any($1::uuid[])', [ids, moment]);
    return true;
  });
}
