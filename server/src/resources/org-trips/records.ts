import type { OrgTrip, WholeOrgTrip } from '@/contract/org-trip';

import { queryFirst, type Queryable } from '../../database/database';
import { notFound } from '../../http/failure';
import { COMPANY_TRIPS } from '../partner-trips/queries';
import { publicUser } from '../public-user';
import type { Records } from '../records';
import { listSegments } from '../segments/queries';
import { nameOf, typeOf } from './stored-trip';

const DESTINATIONS = `coalesce((
  select json_agg(json_build_object('id', destination.id,
    'entry_date', destination.entry_date || 'T00:00:00.000Z', 'exit_date', destination.exit_date || 'T00:00:00.000Z',
    'country_id', destination.country_id, 'friendly_name', ${nameOf('destination')},
    'lat', destination.locations -> 0 -> 'latitude', 'lng', destination.locations -> 0 -> 'longitude',
    'type', ${typeOf('destination')}) order by destination.position)
  from destinations destination where destination.trip_id = trip.id), '[]')`;

const MEMBERS = 'trip_travellers member where member.trip_id = trip.id and member.left_at is null';

const TRAVELLERS = `coalesce((
  select json_agg(${publicUser('traveller', 'traveller.email')} order by member.joined_at, traveller.id)
  from trip_travellers member join travellers traveller on traveller.id = member.traveller_id
  where member.trip_id = trip.id and member.left_at is null), '[]')`;

const ORG_TRIP = `json_build_object('id', trip.id, 'created_at', wire_time(trip.created_at),
  'updated_at', wire_time(trip.updated_at), 'deleted_at', wire_time(trip.deleted_at),
  'external_id', trip.external_id, 'name', trip.name,
  'start', trip.start || 'T00:00:00.000Z', 'finish', trip.finish || 'T00:00:00.000Z',
  'read', coalesce((select bool_and(member.read) from ${MEMBERS}), false),
  'muted', coalesce((select bool_and(member.muted) from ${MEMBERS}), false),
  'trip_type', trip.trip_type, 'activities', trip.activities,
  'company_name', company.name, 'employee_name', null, 'final', null, 'settings', '{}'::json,
  'destinations', ${DESTINATIONS}, 'travellers', ${TRAVELLERS})`;

/** Those of the company `$1`, as version 1 lists them to it. */
export const ORG_TRIPS = {
  ...COMPANY_TRIPS,
  row: 'trip',
  document: () => ORG_TRIP,
  isTranslated: false,
  from: 'trips trip join companies company on company.id = trip.company_id',
  countedFrom: COMPANY_TRIPS.from,
} satisfies Records;

/** With its segments, which lists do not have. */
export async function readOrgTrip(
  database: Queryable,
  companyId: string,
  tripId: string,
): Promise<WholeOrgTrip> {
  const row = await queryFirst<{ trip: OrgTrip }>(
    database,
    `select ${ORG_TRIP} as trip from ${ORG_TRIPS.from}
     where ${ORG_TRIPS.where} and trip.id = $2 and trip.deleted_at is null`,
    [companyId, tripId],
  );
  if (!row) throw notFound('trip');
  return { ...row.trip, ...(await listSegments(database, tripId)) };
}
