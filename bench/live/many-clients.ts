import type { Database } from '../../server/src/database/database';
import { createKeyRing } from '../../server/src/http/keys';
import { COMPANY_ID } from '../../server/src/sample/sample-callers';
import { BENCH_SECRET } from '../service/open-bench-database';

export const keyOf = (client: number) => `bench-client-${client}`;

/** Travellers with a key and a trip that is under way, each in one of the countries. */
export async function addClients(database: Database, clients: number): Promise<void> {
  const keyRing = createKeyRing(BENCH_SECRET);
  const hashes = Array.from({ length: clients }, (_, index) => keyRing.hash(keyOf(index)).toString('hex'));
  await database.query(
    `insert into travellers (id, company_id, first_name, email, key_hash, key_sealed, created_at, updated_at)
     select gen_random_uuid(), $2, 'Robin', 'live.' || n || '@example.org',
       decode(hash, 'hex'), '', now(), now()
     from unnest($1::text[]) with ordinality client (hash, n)`,
    [hashes, COMPANY_ID],
  );
  await database.query(
    `insert into trips (id, traveller_id, company_id, name, start, finish, trip_type, activities, past_alert_count,
       created_at, updated_at)
     select gen_random_uuid(), id, company_id, 'A trip', current_date - 3, current_date + 7, 0, '[]', 0,
       now() - interval '1 day', now() - interval '1 day'
     from travellers where email like 'live.%'`,
  );
  await database.query(
    `insert into destinations (id, trip_id, country_id, position, entry_date, exit_date, locations)
     select gen_random_uuid(), trip.id, country.id, 0, start, finish, '[]'
     from (select trips.*, row_number() over () as number from trips
       join travellers on travellers.id = traveller_id where email like 'live.%') trip
     join (select id, row_number() over (order by country_code) as number, count(*) over () as countries
       from countries where length(country_code) = 2) country
     on country.number = trip.number % countries + 1`,
  );
  await database.execute('vacuum analyze');
}
