import { NotificationType } from '@/contract/notification-type';

import type { WorkTools } from '../work-tools';
import { disableEndpoint, hostOf, tellCompany, type NamedEndpoint } from './disable-endpoint';

const DAY_MS = 24 * 3_600_000;
/** An endpoint where nothing arrived for so long is turned off. */
const PATIENCE_MS = 5 * DAY_MS;
/** In per cent of that: when the company is warned, and when it is over. */
const WARNINGS = [50, 70, 90] as const;
const END = 100;

const FAILING = 'enabled and failing_since <= $1';

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
      await tellCompany(transaction, endpoint, warningOf(endpoint), moment);
    }
  });
  return false;
}

function warningOf(endpoint: NamedEndpoint & { failing_since: Date }) {
  const end = new Date(endpoint.failing_since.getTime() + PATIENCE_MS).toISOString();
  return {
    type: NotificationType.WebhookEndpointFailing,
    title: 'Webhooks do not arrive',
    body:
      `${hostOf(endpoint)}: nothing has arrived there since ${endpoint.failing_since.toISOString()}. ` +
      `Unless something does, the endpoint is turned off at ${end}.`,
  };
}
