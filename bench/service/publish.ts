import { queryOne, type Database } from '../../server/src/database/database';
import { renderContent } from '../../server/src/resources/render-content';
import { compareLatencies } from '../compare-latencies';
import { fillAlerts } from '../match/fill-trips';
import { openBenchDatabase } from './open-bench-database';
import { buildPress, publish } from './press';

const FEW_ALERTS = 200;
const MANY_ALERTS = 20_000;
const CALLS = 40;

interface Press {
  publish: (call: number) => Promise<void>;
  close: () => Promise<void>;
}

/** A service with so many alerts. */
async function openPress(serverUrl: string | null, alerts: number): Promise<Press> {
  const database = await openBenchDatabase(serverUrl);
  await fillUp(database, alerts);
  const service = await buildPress(database);
  return {
    publish: (call) => publish(service, anAlert(call)),
    async close() {
      await service.close();
      await database.close();
    },
  };
}

/** The sample set has some already. */
async function fillUp(database: Database, alerts: number): Promise<void> {
  const { stored } = await queryOne<{ stored: number }>(
    database,
    'select count(*)::integer as stored from alerts',
  );
  const added = await fillAlerts(database, alerts - stored);
  await database.transaction((transaction) => renderContent(transaction, { alerts: added }));
  await database.execute('vacuum analyze');
}

/** One of a province and one of a whole country in turn, each with a place and what it follows from. */
function anAlert(call: number): object {
  return {
    country_ids: ['CO'],
    alert_locations: [{ location: [-76.6, 2.4] }],
    origin_alert_id: 'pan-american-highway-cauca',
    ...(call % 2 === 0 ? { country_division_ids: ['CO-CAU'] } : { full_country_ids: ['CO'] }),
  };
}

export async function measurePublish(serverUrl: string | null): Promise<{ runs: number[] }> {
  const few = await openPress(serverUrl, FEW_ALERTS);
  const many = await openPress(serverUrl, MANY_ALERTS);
  try {
    return { runs: await compareLatencies(many.publish, few.publish, { calls: CALLS, at: 'median' }) };
  } finally {
    await few.close();
    await many.close();
  }
}
