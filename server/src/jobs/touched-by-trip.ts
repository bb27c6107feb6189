import type { NotificationType } from '@/contract/notification-type';
import { earliestTodayOnEarth } from '@/contract/trip-rules';

import type { Queryable } from '../database/database';
import type { Manner } from '../events/recorded';

/** When it was issued, or last asked for another thing. */
const ISSUED_AT = {
  alerts: 'created_at',
  advisories: 'created_at',
  entry_requirements: 'changed_at',
} as const;

/** SQL: whether the traveller, or their company, does not want to hear of it, or it is about others. */
const LEFT_OUT = {
  alerts: 'alert_left_out($1, trip.traveller_id, trip.company_id)',
  advisories: 'advisory_left_out($1, trip.traveller_id, trip.company_id)',
  // Of those who travel together it may concern one alone.
  entry_requirements: `not exists (
    select 1 from entry_requirement_matches match
    where match.entry_requirement_id = $1 and match.trip_id = trip.id and match.traveller_id = trip.traveller_id)`,
} as const;

interface News {
  id: string;
  table: keyof typeof ISSUED_AT;
  type: NotificationType;
}

/** Whom news touches by a trip, and how they hear of it. */
export interface TouchedTraveller {
  traveller_id: string;
  company_id: string;
  trip_id: string;
  trip_alert_id: string | null;
  manner: Manner;
}

/**
 * Of these trips: each traveller is told by one of them, however many it touches, and not of what they were told before. Trips planned after
 * the news was issued do not count: it stood in them from the start. Of trips that it was just tied to (`newlyTied`) those that are muted learn
 * of it without a sound, and the others only concern their company; so do those of travellers whose filters leave it out.
 */
export function findTouchedByTrip(
  transaction: Queryable,
  { id, table, type }: News,
  tripIds: readonly string[],
  newlyTied: readonly string[],
  now: Date,
): Promise<TouchedTraveller[]> {
  return transaction.query<TouchedTraveller>(
    `with touched as (
       select trip.id, trip.traveller_id, trip.company_id, trip.start, trip.muted, trip.id = any($3::uuid[]) as is_new,
         ${LEFT_OUT[table]} as is_left_out, not trip.muted and trip.finish >= $4::date and trip.joined_at <= news.${ISSUED_AT[table]} and not exists (
           select 1 from notices notice
           where notice.traveller_id = trip.traveller_id and notice.type = ${type} and notice.subject_id = $1) as is_told
       from traveller_trips trip join ${table} news on news.id = $1
       where trip.id = any($2::uuid[]) and trip.deleted_at is null),
     chosen as (
       select distinct on (traveller_id) traveller_id, id from touched where is_told and not is_left_out order by traveller_id, start, id)
     select touched.traveller_id, touched.company_id, touched.id as trip_id, link.id as trip_alert_id,
       case when chosen.id is not null then 'aloud' when touched.muted and not touched.is_left_out then 'quietly' else 'silently' end as manner
     from touched left join chosen on chosen.id = touched.id and chosen.traveller_id = touched.traveller_id
     left join trip_alerts link on link.trip_id = touched.id and link.alert_id = $1
     where touched.is_new or chosen.id is not null`,
    [id, tripIds, newlyTied, earliestTodayOnEarth(now)],
  );
}
