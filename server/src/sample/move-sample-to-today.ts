import type { Queryable } from '../database/database';
import { matchTripAlerts } from '../resources/alerts/queries';
import { renderContent } from '../resources/render-content';
import { SAMPLE_OUTBREAK_IDS } from './disease-outbreaks';
import { SAMPLE_RULE_IDS } from './load-entry-rules';
import { moveSegments } from './load-segments';
import { tripId } from './load-trips';
import { calendarDay } from './sample-days';
import { dayNull, sampleTrips } from './sample-trips';

const DAY_MS = 86_400_000;

/**
 * The sample set is told relative to the day the service starts: without this, a service started again next
 * month would have only past trips and stale alerts. Trips that someone changed are theirs, and stay.
 */
export async function moveSampleToToday(transaction: Queryable, loadedDay: string, now: Date): Promise<void> {
  const today = calendarDay(now, 0);
  const days = daysBetween(loadedDay, today);
  if (days <= 0) return;

  const shift = 'make_interval(days => $1::integer)';
  await transaction.query(
    `update alerts set start = start + ${shift}, finish = finish + ${shift},
       created_at = created_at + ${shift}, updated_at = updated_at + ${shift}`,
    [days],
  );
  await transaction.query(
    `update advisories set created_at = created_at + ${shift}, updated_at = updated_at + ${shift}`,
    [days],
  );
  await transaction.query(
    `update entry_requirements set effective_as_of = effective_as_of + ${shift}, created_at = created_at + ${shift},
       updated_at = updated_at + ${shift}, changed_at = changed_at + ${shift} where id = any($2::uuid[])`,
    [days, SAMPLE_RULE_IDS],
  );
  await transaction.query(
    `update disease_outbreaks set start = start + ${shift}, finish = finish + ${shift},
       effective_as_of = effective_as_of + ${shift}, created_at = created_at + ${shift}, updated_at = updated_at + ${shift}
     where id = any($2::uuid[])`,
    [days, SAMPLE_OUTBREAK_IDS],
  );
  const shifts = JSON.stringify(shiftsOfTrips(new Date(loadedDay), now));
  const moved = await transaction.query<{ id: string }>(
    `update trips set start = start + moved.days, finish = finish + moved.days,
       deleted_at = deleted_at + ${shift}, created_at = $2, updated_at = $2
     from ${shiftsIn('$3')} where trips.id = moved.id and created_at = updated_at returning trips.id`,
    [days, now, shifts],
  );
  const movedIds = moved.map((trip) => trip.id);
  await transaction.query(
    `update destinations set entry_date = entry_date + moved.days, exit_date = exit_date + moved.days
     from ${shiftsIn('$2')} where trip_id = moved.id and trip_id = any($1::uuid[])`,
    [movedIds, shifts],
  );
  await moveSegments(transaction, movedIds, now);
  await renderContent(transaction, { alerts: 'all', advisories: 'all' });
  for (const id of movedIds) await matchTripAlerts(transaction, id);
  await transaction.query(`update facts set value = $1 where name = 'sample_data'`, [today]);
}

const daysBetween = (one: string, other: string) =>
  Math.round((Date.parse(other) - Date.parse(one)) / DAY_MS);

/** A trip that goes by a change of clocks stays where it is until the next one. */
const shiftsOfTrips = (loaded: Date, now: Date) =>
  sampleTrips.map((trip) => ({
    id: tripId(trip.slug),
    days: daysBetween(calendarDay(dayNull(trip, loaded), 0), calendarDay(dayNull(trip, now), 0)),
  }));

/** SQL: by how many days each trip moves, as `moved`. */
const shiftsIn = (parameter: string) =>
  `jsonb_to_recordset(${parameter}::jsonb) as moved(id uuid, days integer)`;
