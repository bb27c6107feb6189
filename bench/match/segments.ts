import type { Database } from '../../server/src/database/database';
import {
  fillTravellers,
  fillTripsOfTravellers,
  insertAlerts,
  measureWholeOverParts,
} from './whole-and-parts';
import { withoutRevisions } from './without-revisions';

const TRIPS = 10_000;

const NUMBERED = `(select id, iata, row_number() over (order by iata)::integer - 1 as number
  from airports where iata is not null) airport`;

/** An alert for an airport from which 10,000 travellers fly; nothing else of their trips is known. */
export function measureSegments(serverUrl: string | null): Promise<{ runs: number[] }> {
  return measureWholeOverParts(serverUrl, { fill, trips: TRIPS });
}

async function fill(database: Database): Promise<string[]> {
  await fillTravellers(database, TRIPS);
  await withoutRevisions(database, async () => {
    await fillTripsOfTravellers(database);
    await database.query(
      `insert into trip_segments (id, trip_id, kind, fields, created_at, updated_at)
       select gen_random_uuid(), bench_trips.id, 'air', jsonb_build_object('origin', airport.iata,
         'departure_datetime', current_date + 1 || 'T10:00:00', 'arrival_datetime', current_date + 1 || 'T12:00:00'), now(), now()
       from bench_trips join ${NUMBERED} on airport.number = bench_trips.part`,
    );
  });
  const alertIds = await insertAlerts(database);
  await database.query(
    `insert into alert_airports (alert_id, airport_id)
     select alert.id, airport.id from unnest($1::uuid[]) with ordinality alert(id, place)
     join ${NUMBERED} on airport.number = alert.place - 1`,
    [alertIds],
  );
  return alertIds;
}
