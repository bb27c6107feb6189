import type { CalendarDate } from '@/contract/fields';
import { DestinationType } from '@/contract/org-trip';

import { queryFirst, queryOne, type Queryable } from '../../database/database';
import type { StoredTrip } from '../trips/queries';
import type { TripPlan } from '../trips/trip-plan';

export type StoredStay = TripPlan['destinations'][number] & { id: string };

export interface StoredOrgTrip extends StoredTrip {
  start: CalendarDate;
  finish: CalendarDate;
  destinations: StoredStay[];
}

/** SQL: what a stay is called, and what it is, to companies: the first of its places stands for all. */
export const nameOf = (stay: string) =>
  `coalesce(${stay}.friendly_name, ${stay}.locations -> 0 ->> 'friendly_name')`;
export const typeOf = (stay: string) =>
  `coalesce(${stay}.type, case when ${stay}.locations = '[]' then ${DestinationType.Country} else ${DestinationType.City} end)`;

/** For a change: the row is held until the transaction ends. */
export async function findOrgTripForChange(
  transaction: Queryable,
  companyId: string,
  tripId: string,
): Promise<StoredOrgTrip | null> {
  const trip = await queryFirst<Omit<StoredOrgTrip, 'destinations'>>(
    transaction,
    `select id, name, translations, start::text as start, finish::text as finish, trip_type, activities, deleted_at is not null as removed
     from trips where id = $1 and company_id = $2 for no key update`,
    [tripId, companyId],
  );
  if (!trip) return null;
  // After the row is held: what another has just written is seen.
  const destinations = await transaction.query<StoredStay>(
    `select id, country_id as "countryId", entry_date::text as entry, exit_date::text as exit, locations,
       friendly_name as "friendlyName", type
     from destinations where trip_id = $1 order by position`,
    [tripId],
  );
  return { ...trip, destinations };
}

/** What its travellers would see change: two that are alike differ in nothing that concerns them. */
export async function lookOf(transaction: Queryable, tripId: string): Promise<string> {
  const { look } = await queryOne<{ look: string }>(
    transaction,
    `select jsonb_build_array(trip.name, trip.start, trip.finish, trip.trip_type, trip.activities,
       (select jsonb_agg(jsonb_build_array(stay.country_id, stay.entry_date, stay.exit_date, ${nameOf('stay')}, ${typeOf('stay')},
          (select jsonb_agg(place - 'id') from jsonb_array_elements(stay.locations) place)) order by stay.position)
        from destinations stay where stay.trip_id = trip.id),
       (select jsonb_agg(jsonb_build_array(segment.kind, segment.fields) order by segment.kind, segment.fields)
        from trip_segments segment where segment.trip_id = trip.id))::text as look
     from trips trip where trip.id = $1`,
    [tripId],
  );
  return look;
}

/** Null takes it away. */
export async function setExternalId(
  transaction: Queryable,
  tripId: string,
  externalId: string | null,
): Promise<void> {
  await transaction.query('update trips set external_id = $2 where id = $1', [tripId, externalId]);
}
