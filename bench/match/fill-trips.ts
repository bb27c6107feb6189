import { queryOne, type Database } from '../../server/src/database/database';
import { withoutRevisions } from './without-revisions';

/** Trips that alerts touch: so many in every database, however many others there are. */
export const TOUCHED_TRIPS = 200;
/** Countries in which things happen. */
export const BUSY_COUNTRIES = 20;

/** Numbers the countries, and gives each a place of its own. */
const NUMBERED = `(
  select id, row_number() over (order by country_code)::integer - 1 as number from countries
  where length(country_code) = 2) country`;
const PLACE = (number: string) =>
  `jsonb_build_array(jsonb_build_object('id', gen_random_uuid(), 'friendly_name', 'a place',
    'latitude', -50 + ${number} % 10 * 10, 'longitude', -170 + ${number} * 1.3))`;

/**
 * So many trips. A few are under way in the busy countries; half of the others were there in former years, and half are
 * under way in quiet countries.
 */
export async function fillTrips(database: Database, trips: number): Promise<void> {
  const { company } = await queryOne<{ company: string }>(
    database,
    'select id as company from companies limit 1',
  );
  await database.query(
    `insert into travellers (id, company_id, first_name, email, key_hash, key_sealed, created_at, updated_at)
     select gen_random_uuid(), $1, 'Robin', 'bench.' || n || '@example.org', decode(md5('bench ' || n), 'hex'), '', now(), now()
     from generate_series(1, $2::integer) n`,
    [company, TOUCHED_TRIPS],
  );
  await withoutRevisions(database, async () => {
    await database.execute('create table bench_trips (id uuid, n integer, country integer, day date)');
    await database.query(
      `insert into bench_trips select gen_random_uuid(), n,
         case when n < ${TOUCHED_TRIPS} or n % 2 = 0 then n % ${BUSY_COUNTRIES} else ${BUSY_COUNTRIES} + n % 200 end,
         current_date - case when n >= ${TOUCHED_TRIPS} and n % 2 = 0 then 60 + n % 1500 else 3 end
       from generate_series(0, $1::integer - 1) n`,
      [trips],
    );
    await database.query(
      `insert into trips (id, traveller_id, company_id, name, start, finish, trip_type, activities, past_alert_count,
         created_at, updated_at)
       select bench_trips.id, traveller.id, $1, 'A trip', day, day + 10, 0, '[]', 0, day - 30, day - 30
       from bench_trips join (
         select id, row_number() over () as number from travellers where email like 'bench.%') traveller
       on traveller.number = n % ${TOUCHED_TRIPS} + 1`,
      [company],
    );
    await database.query(
      `insert into destinations (id, trip_id, country_id, position, entry_date, exit_date, locations)
       select gen_random_uuid(), bench_trips.id, country.id, 0, day, day + 10, ${PLACE('country.number')}
       from bench_trips join ${NUMBERED} on country.number = bench_trips.country`,
    );
  });
}

/** So many alerts in the busy countries: half for all of the country, half for a place in it. Gives their ids. */
export async function fillAlerts(database: Database, alerts: number): Promise<string[]> {
  const rows = await database.query<{ id: string }>(
    `insert into alerts (id, slug, headline, body, category, risk_level, incubation, sources, locations, created_at,
       updated_at)
     select gen_random_uuid(), 'bench-' || n, 'Something happens', 'It happens.', 'safety', 'high', false, '[]',
       case when n % 2 = 0 then '[]' else (
         select jsonb_build_array(jsonb_build_object('id', gen_random_uuid(), 'location',
           jsonb_build_array(place -> 'longitude', place -> 'latitude')))
         from jsonb_array_elements(${PLACE(`(n / 2 % ${BUSY_COUNTRIES})`)}) place) end,
       now(), now()
     from generate_series(0, $1::integer - 1) n returning id`,
    [alerts],
  );
  await database.query(
    `insert into alert_countries (alert_id, country_id, whole)
     select alert.id, country.id, false from alerts alert
     join ${NUMBERED} on country.number = substring(alert.slug from 7)::integer / 2 % ${BUSY_COUNTRIES}
     where alert.slug like 'bench-%'`,
  );
  return rows.map(({ id }) => id);
}
