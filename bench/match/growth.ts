import { queryOne, type Database } from '../../server/src/database/database';
import { renderContent } from '../../server/src/resources/render-content';
import { openBenchDatabase } from '../service/open-bench-database';
import { BUSY_COUNTRIES, fillAlerts, fillTrips, TOUCHED_TRIPS } from './fill-trips';
import { timeMatching } from './time-matching';

const ALERTS = 1000;
const FEW_TRIPS = 10_000;
const MANY_TRIPS = 100_000;
const RUNS = 3;

async function prepare(
  serverUrl: string | null,
  trips: number,
): Promise<{ database: Database; alertIds: string[] }> {
  const database = await openBenchDatabase(serverUrl);
  await fillTrips(database, trips);
  const alertIds = await fillAlerts(database, ALERTS);
  await database.transaction((transaction) => renderContent(transaction, { alerts: alertIds }));
  await database.execute('vacuum analyze');
  return { database, alertIds };
}

/** How long it takes to match all alerts, none of which is matched yet. */
async function measureMatching({ database, alertIds }: Awaited<ReturnType<typeof prepare>>): Promise<number> {
  await database.query('delete from trip_alerts where alert_id = any($1::uuid[])', [alertIds]);
  await database.query('delete from notices');
  await database.query('delete from notifications');
  await database.query('delete from events');
  await database.execute('vacuum trip_alerts');
  await database.execute('vacuum notices');
  await database.execute('vacuum notifications');
  await database.execute('vacuum event_travellers');
  await database.execute('vacuum travellers');
  const milliseconds = await timeMatching(database, alertIds);
  await requireMatches(database, alertIds);
  return milliseconds;
}

async function requireMatches(database: Database, alertIds: string[]): Promise<void> {
  const { tied } = await queryOne<{ tied: number }>(
    database,
    'select count(*)::integer as tied from trip_alerts where alert_id = any($1::uuid[])',
    [alertIds],
  );
  const expected = (ALERTS * TOUCHED_TRIPS) / BUSY_COUNTRIES;
  if (tied !== expected) throw new Error(`${tied} trips were matched instead of ${expected}`);
}

export async function measureGrowth(serverUrl: string | null): Promise<{ runs: number[] }> {
  const few = await prepare(serverUrl, FEW_TRIPS);
  const many = await prepare(serverUrl, MANY_TRIPS);
  try {
    const runs: number[] = [];
    while (runs.length < RUNS) runs.push((await measureMatching(many)) / (await measureMatching(few)));
    return { runs };
  } finally {
    await few.database.close();
    await many.database.close();
  }
}
