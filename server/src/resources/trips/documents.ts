import type { Localized } from '../localized';

/** SQL: where the trip `trip` leads. */
export const DESTINATIONS = `coalesce((
  select json_agg(json_build_object(
    'id', destination.id,
    'entry_date', destination.entry_date || 'T00:00:00.000Z', 'departure_date', destination.entry_date,
    'exit_date', destination.exit_date || 'T00:00:00.000Z', 'return_date', destination.exit_date,
    'country_code', country.country_code, 'country_id', country.id,
    'destination_locations', destination.locations) order by destination.position)
  from destinations destination join countries country on country.id = destination.country_id
  where destination.trip_id = trip.id), '[]')`;

/** SQL: the health comments that hold for the trip `trip`: its company's own for a country, or the default. */
export const TRIP_COMMENT_SOURCE = `
  from (select distinct country_id from destinations where trip_id = trip.id) place
  join lateral (
    select id from country_data datum
    where datum.country_id = place.country_id and (datum.company_id = trip.company_id or datum.company_id is null)
    order by datum.company_id nulls last limit 1) datum on true
  join country_comments comment on comment.datum_id = datum.id`;

const comments = (
  localized: Localized,
  kind: 'disease' | 'medication' | 'vaccination',
  table: string,
  name: string,
) => `
  'trip_${kind}_comments', coalesce((
    select json_agg(json_build_object('comment', ${localized.text('comment', 'comment')}, '${kind}_id', item.id,
      '${kind}_name', ${localized.text('item', name)}, 'country_id', place.country_id) order by item.${name}, place.country_id)
    ${TRIP_COMMENT_SOURCE}
    join ${table} item on item.id = comment.${kind}_id), '[]')`;

const sharedFields = (localized: Localized) => `
  'id', trip.id, 'start', trip.start, 'finish', trip.finish, 'company_id', trip.company_id,
  'trip_type', trip.trip_type, 'activities', trip.activities,
  'created_at', wire_time(trip.created_at), 'updated_at', wire_time(trip.updated_at),
  'deleted_at', wire_time(trip.deleted_at), 'destinations', ${DESTINATIONS},
  ${comments(localized, 'medication', 'medications', 'name')},
  ${comments(localized, 'vaccination', 'vaccinations', 'name')},
  ${comments(localized, 'disease', 'diseases', 'common_name')}`;

/** SQL: the trip `trip` of the company `company` as its traveller sees it. */
export const tripDocument = (localized: Localized) => `json_build_object(${sharedFields(localized)},
  'name', ${localized.own('trip', 'name')}, 'company_name', company.name, 'employee_id', null, 'employee_name', null,
  'muted', trip.muted, 'read', trip.read, 'user_id', trip.traveller_id,
  'past_alert_count', trip.past_alert_count, 'company_master', false, 'header_image', null)::text`;

/** SQL: the trip `trip` as the partner sees it, without its travellers. */
export const partnerTripDocument = (localized: Localized) => `json_build_object(${sharedFields(localized)})`;
