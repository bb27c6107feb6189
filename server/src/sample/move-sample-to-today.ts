import type { Queryable } from '../database/database';
import { matchTripAlerts } from '../resources/alerts/queries';
import { renderContent } from '../resources/render-content';
import { SAMPLE_OUTBREAK_IDS } from './disease-outbreaks';
import { SAMPLE_RULE_IDS } from './load-entry-rules';
import { moveSegments } from './load-segments';
import { SAMPLE_TRIP_IDS } from './load-trips';
import { calendarDay } from './sample-days';

const DAY_MS = 86_400_000;

/**
 * The sample set is told relative to the day the service starts: without this, a service started again next
 * month would have only past trips and stale alerts. Trips that someone changed are theirs, and stay.
 */
export async function moveSampleToToday(transaction: Queryable, loadedDay: string, now: Date): Promise<void> {
  const today = calendarDay(now, 0);
  const days = Math.round((Date.parse(today) - Date.parse(loadedDay)) / DAY_MS);
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
  const moved = await transaction.query<{ id: string }>(
    `update trips set start = start + $1::integer, finish = finish + $1::integer,
       deleted_at = deleted_at + ${shift}, created_at = $2, updated_at = $2
     where id = any($3::uuid[]) and created_at = updated_at returning id`,
    [days, now, SAMPLE_TRIP_IDS],
  );
  const movedIds = moved.map((trip) => trip.id);
  await transaction.query(
    `update destinations set entry_date = entry_date + $1::integer, exit_date = exit_date + $1::integer
     where trip_id = any($2::uuid[])`,
    [days, movedIds],
  );
  await moveSegments(transaction, movedIds, now);
  await renderContent(transaction, { alerts: 'all', advisories: 'all' });
  for (const id of movedIds) await matchTripAlerts(transaction, id);
  await transaction.query(`update facts set value = $1 where name = 'sample_data'`, [today]);
}
