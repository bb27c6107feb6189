import type { Database } from '../../server/src/database/database';
import {
  fillTravellers,
  fillTripsOfTravellers,
  insertAlerts,
  measureWholeOverParts,
} from './whole-and-parts';
import { withoutRevisions } from './without-revisions';

const TRIPS = 50_000;

const NUMBERED = `(select id, row_number() over (order by country_code)::integer - 1 as number from countries) country`;

/** An alert for a country in which 50,000 travellers are. */
export function measureWide(serverUrl: string | null): Promise<{ runs: number[] }> {
  return measureWholeOverParts(serverUrl, { fill, trips: TRIPS });
}

async function fill(database: Database): Promise<string[]> {
  await fillTravellers(database, TRIPS);
  await withoutRevisions(database, async () => {
    await fillTripsOfTravellers(database);
    await database.query(
      `insert into destinations (id, trip_id, country_id, position, entry_date, exit_date, locations)
       select gen_random_uuid(), bench_trips.id, country.id, 0, current_date - 3, current_date + 7, '[]'
       from bench_trips join ${NUMBERED} on country.number = bench_trips.part`,
    );
  });
  const alertIds = await insertAlerts(database);
  await database.query(
    `insert into alert_countries (alert_id, country_id, whole, wide)
     select alert.id, country.id, true, true from unnest($1::uuid[]) with ordinality alert(id, place)
     join ${NUMBERED} on country.number = alert.place - 1`,
    [alertIds],
  );
  return alertIds;
}
