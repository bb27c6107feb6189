import { queryOne, type Database } from '../../server/src/database/database';
import { LANES } from '../../server/src/jobs/background-work';
import type { WorkTools } from '../../server/src/jobs/work-tools';
import { addJobs } from '../../server/src/queue/job-queue';
import { openBenchDatabase } from '../service/open-bench-database';
import { withoutRevisions } from './without-revisions';

const WIDE_TRIPS = 50_000;
const PARTS = 10;
const RUNS = 3;

/** One alert that touches 50,000 trips over ten that touch 5,000 each: the same work, in one piece and in ten. */
export async function measureWide(): Promise<{ runs: number[] }> {
  const database = await openBenchDatabase(process.env.BENCH_DATABASE_URL ?? null);
  try {
    await fill(database);
    const [wide = '', ...parts] = await insertAlerts(database);
    const runs: number[] = [];
    while (runs.length < RUNS) {
      runs.push((await measureMatching(database, [wide])) / (await measureMatching(database, parts)));
    }
    return { runs };
  } finally {
    await database.close();
  }
}

const NUMBERED = `(select id, row_number() over (order by country_code)::integer - 1 as number from countries) country`;

/** One traveller for each trip: half of the trips in the first country, a tenth of the others in each of the next ten. */
async function fill(database: Database): Promise<void> {
  await database.execute(`create table bench_trips as
    select gen_random_uuid() as id, gen_random_uuid() as traveller_id, n,
      case when n < ${WIDE_TRIPS} then 0 else 1 + n % ${PARTS} end as country
    from generate_series(0, ${2 * WIDE_TRIPS - 1}) n`);
  await database.query(
    `insert into travellers (id, company_id, first_name, email, key_hash, key_sealed, created_at, updated_at)
     select traveller_id, (select id from companies order by id limit 1), 'Robin', 'bench.' || n || '@example.org',
       decode(md5('bench ' || n), 'hex'), '', now(), now() from bench_trips`,
  );
  await withoutRevisions(database, async () => {
    await database.query(
      `insert into trips (id, traveller_id, company_id, name, start, finish, trip_type, activities, past_alert_count,
         created_at, updated_at)
       select id, traveller_id, (select id from companies order by id limit 1), 'A trip', current_date - 3,
         current_date + 7, 0, '[]', 0, now() - interval '30 days', now() from bench_trips`,
    );
    await database.query(
      `insert into destinations (id, trip_id, country_id, position, entry_date, exit_date, locations)
       select gen_random_uuid(), bench_trips.id, country.id, 0, current_date - 3, current_date + 7, '[]'
       from bench_trips join ${NUMBERED} on country.number = bench_trips.country`,
    );
  });
}

/** The wide one first. */
async function insertAlerts(database: Database): Promise<string[]> {
  const rows = await database.query<{ id: string }>(
    `with made as (
       insert into alerts (id, slug, headline, body, category, risk_level, incubation, sources, locations, created_at, updated_at)
       select gen_random_uuid(), 'bench-' || n, 'Something happens', 'It happens.', 'safety', 'high', false, '[]', '[]',
         now(), now() from generate_series(0, ${PARTS}) n returning id, substring(slug from 7)::integer as number)
     select id from made order by number`,
  );
  await database.query(
    `insert into alert_countries (alert_id, country_id, whole, wide)
     select alert.id, country.id, true, true from unnest($1::uuid[]) with ordinality alert(id, place)
     join ${NUMBERED} on country.number = alert.place - 1`,
    [rows.map(({ id }) => id)],
  );
  return rows.map(({ id }) => id);
}

async function measureMatching(database: Database, alertIds: string[]): Promise<number> {
  for (const table of ['trip_alerts', 'notices', 'notifications', 'events', 'jobs']) {
    await database.query(`delete from ${table}`);
    await database.execute(`vacuum analyze ${table}`);
  }
  await database.execute('vacuum travellers');
  const now = new Date();
  await addJobs(database, 'match-alert', alertIds, now);
  const tools: WorkTools = {
    database,
    now: () => now,
    push: null,
    webPush: null,
    mail: null,
    webhooks: null,
    log: { info: () => undefined, error: fail },
  };
  const begun = performance.now();
  while (await LANES.matching.step(tools, () => false));
  const milliseconds = performance.now() - begun;
  const { tied } = await queryOne<{ tied: number }>(
    database,
    'select count(*)::integer as tied from trip_alerts where alert_id = any($1::uuid[])',
    [alertIds],
  );
  if (tied !== WIDE_TRIPS) throw new Error(`${tied} trips were matched instead of ${WIDE_TRIPS}`);
  return milliseconds;
}

function fail(_facts: object, words: string): never {
  throw new Error(words);
}
