import { queryOne, type Database } from '../../server/src/database/database';
import { openBenchDatabase } from '../service/open-bench-database';
import { timeMatching } from './time-matching';

/** Alerts that touch as many trips together as the whole does alone. */
export const PARTS = 10;
const RUNS = 3;

interface WholeAndParts {
  /** Gives the alerts that it made, the whole first. */
  fill: (database: Database) => Promise<string[]>;
  /** How many trips the whole touches. */
  trips: number;
}

/** One alert that touches many trips over ten that touch a tenth each: the same work, in one piece and in ten. */
export async function measureWholeOverParts(
  serverUrl: string | null,
  { fill, trips }: WholeAndParts,
): Promise<{ runs: number[] }> {
  const database = await openBenchDatabase(serverUrl);
  try {
    const [whole = '', ...parts] = await fill(database);
    const runs: number[] = [];
    while (runs.length < RUNS) {
      const ofWhole = await measureMatching(database, [whole], trips);
      runs.push(ofWhole / (await measureMatching(database, parts, trips)));
    }
    return { runs };
  } finally {
    await database.close();
  }
}

/** One traveller for each trip: the first half for the whole, a tenth of the others for each part. `part` is 0 for the whole. */
export async function fillTravellers(database: Database, trips: number): Promise<void> {
  await database.execute(`create table bench_trips as
    select gen_random_uuid() as id, gen_random_uuid() as traveller_id, n,
      case when n < ${trips} then 0 else 1 + n % ${PARTS} end as part
    from generate_series(0, ${2 * trips - 1}) n`);
  await database.query(
    `insert into travellers (id, company_id, first_name, email, key_hash, key_sealed, created_at, updated_at)
     select traveller_id, (select id from companies order by id limit 1), 'Robin', 'bench.' || n || '@example.org',
       decode(md5('bench ' || n), 'hex'), '', now(), now() from bench_trips`,
  );
}

export async function fillTripsOfTravellers(database: Database): Promise<void> {
  await database.query(
    `insert into trips (id, traveller_id, company_id, name, start, finish, trip_type, activities, past_alert_count,
       created_at, updated_at)
     select id, traveller_id, (select id from companies order by id limit 1), 'A trip', current_date - 3,
       current_date + 7, 0, '[]', 0, now() - interval '30 days', now() from bench_trips`,
  );
}

/** The whole first. */
export async function insertAlerts(database: Database): Promise<string[]> {
  const rows = await database.query<{ id: string }>(
    `with made as (
       insert into alerts (id, slug, headline, body, category, risk_level, incubation, sources, locations, created_at, updated_at)
       select gen_random_uuid(), 'bench-' || n, 'Something happens', 'It happens.', 'safety', 'high', false, '[]', '[]',
         now(), now() from generate_series(0, ${PARTS}) n returning id, substring(slug from 7)::integer as number)
     select id from made order by number`,
  );
  return rows.map(({ id }) => id);
}

async function measureMatching(database: Database, alertIds: string[], trips: number): Promise<number> {
  for (const table of ['trip_alerts', 'notices', 'notifications', 'events', 'jobs']) {
    await database.query(`delete from ${table}`);
    await database.execute(`vacuum analyze ${table}`);
  }
  await database.execute('vacuum travellers');
  const milliseconds = await timeMatching(database, alertIds);
  const { tied } = await queryOne<{ tied: number }>(
    database,
    'select count(*)::integer as tied from trip_alerts where alert_id = any($1::uuid[])',
    [alertIds],
  );
  if (tied !== trips) throw new Error(`${tied} trips were matched instead of ${trips}`);
  return milliseconds;
}
