import { webhookEndpointFailing } from '../../events/kinds/endpoint-events';
import { recordCompanyEvent } from '../../events/record-company-event';
import type { WorkTools } from '../work-tools';
import { aboutEndpoint, disableEndpoint, type NamedEndpoint } from './disable-endpoint';
import { IS_SILENCED } from './endpoint-turns';

const DAY_MS = 24 * 3_600_000;
/** An endpoint where nothing arrived for so long is turned off. */
const PATIENCE_MS = 5 * DAY_MS;
/** In per cent of that: when the company is warned, and when it is over. */
const WARNINGS = [50, 70, 90] as const;
const END = 100;

/** SQL. What is never tried, since its company is turned off, does not fail. */
const FAILING = `enabled and failing_since <= $1 and not ${IS_SILENCED}`;

/** Warns the companies whose endpoints fail, and turns off those that failed for too long. All of them at once: false. */
export async function warnOfFailing({
  database,
  now,
}: Pick<WorkTools, 'database' | 'now'>): Promise<boolean> {
  const moment = now();
  const longSince = new Date(moment.getTime() - (PATIENCE_MS * WARNINGS[0]) / 100);
  const found = await database.query(`select 1 as found from webhook_endpoints where ${FAILING} limit 1`, [
    longSince,
  ]);
  if (found.length === 0) return false;
  await database.transaction(async (transaction) => {
    const failing = await transaction.query<NamedEndpoint & { failing_since: Date; warned_share: number }>(
      `select id, company_id, url, failing_since, warned_share from webhook_endpoints
       where ${FAILING} order by id for no key update skip locked`,
      [longSince],
    );
    for (const endpoint of failing) {
      const share = ((moment.getTime() - endpoint.failing_since.getTime()) / PATIENCE_MS) * 100;
      if (share >= END) {
        await disableEndpoint(transaction, endpoint, 'failing', moment);
        continue;
      }
      const reached = WARNINGS.findLast((warning) => warning <= share);
      if (reached === undefined || reached <= endpoint.warned_share) continue;
      await transaction.query('update webhook_endpoints set warned_share = $2 where id = $1', [
        endpoint.id,
        reached,
      ]);
      const about = {
        ...aboutEndpoint(endpoint),
        failing_since: endpoint.failing_since.toISOString(),
        ends_at: new Date(endpoint.failing_since.getTime() + PATIENCE_MS).toISOString(),
      };
      await recordCompanyEvent(transaction, webhookEndpointFailing, endpoint.company_id, about, moment);
    }
  });
  return false;
}
