import { areasOf } from '../countries/areas';
import { countriesAmong } from '../countries/records';
import type { RecordShape, Records } from '../records';
import { idsOf } from './documents';
import { whatIsHeardOf } from '../alert-filters/what-is-heard-of';
import { COUNTRY_ALERTS, NEWEST_FIRST } from './queries';

/** All that are kept are published. Airlines and airports are not kept. */
const ALERT: RecordShape = {
  row: 'alert',
  isTranslated: true,
  document: (localized) => `json_build_object(
    'id', alert.id, 'created_at', wire_time(alert.created_at), 'updated_at', wire_time(alert.updated_at),
    'headline', ${localized.text('alert', 'headline')}, 'body', ${localized.text('alert', 'body')},
    'body_advice', ${localized.text('alert', 'body_advice')}, 'update_reason', null, 'status', 2,
    'origin_alert_id', alert.origin_alert_id,
    'category', array_position(array['health', 'safety'], alert.category) - 1,
    'risk_level', array_position(array['low', 'medium', 'high'], alert.risk_level) - 1,
    'start', wire_time(alert.start), 'finish', wire_time(alert.finish),
    'safety_category_ids', ${idsOf('alert_safety_categories', 'safety_category_id')}, 'airlines', '[]'::json, 'airports', '[]'::json,
    'disease_id', (select link.disease_id from alert_diseases link where link.alert_id = alert.id
      order by link.disease_id limit 1),
    'sources', coalesce((
      select json_agg(json_build_object('id', source ->> '_id', 'url', source ->> 'url') order by place)
      from jsonb_array_elements(alert.sources) with ordinality each(source, place)), '[]'),
    'locations', coalesce((
      select json_agg(json_build_object('id', spot ->> 'id',
        'lng', spot -> 'location' -> 0, 'lat', spot -> 'location' -> 1) order by place)
      from jsonb_array_elements(alert.locations) with ordinality each(spot, place)), '[]'),
    'full_country_ids', ${idsOf('alert_countries', 'country_id', 'link.whole')},
    'country_ids', ${idsOf('alert_countries', 'country_id')},
    'country_region_ids', ${idsOf('alert_regions', 'country_region_id')},
    'country_division_ids', ${idsOf('alert_divisions', 'country_division_id')},
    'countries', ${countriesAmong('select link.country_id from alert_countries link where link.alert_id = alert.id', localized)},
    'country_regions', ${areasOf('region', 'alert', localized)},
    'country_divisions', ${areasOf('division', 'alert', localized)})`,
};

export const COUNTRY_ALERT_RECORDS = { ...ALERT, ...COUNTRY_ALERTS } satisfies Records;

/** Whoever has an alert's address may read it, whatever their filters say. */
export const ALERT_RECORDS = {
  ...ALERT,
  from: 'alerts alert',
  where: 'true',
  order: NEWEST_FIRST,
  filters: {},
} satisfies Records;

const RECENT = whatIsHeardOf('alert', 2);

/** Those of the 30 days before the moment `$1`, for whoever is `$2` and `$3`. */
export const RECENT_ALERT_RECORDS = {
  ...ALERT_RECORDS,
  where: `alert.created_at > $1::timestamptz - interval '30 days' and alert.created_at <= $1 and ${RECENT.where}`,
  filters: RECENT.filters,
} satisfies Records;

const OF_TRIP = whatIsHeardOf('alert', 3);

/** As version 1 tells them, in one list: those that touch the trip `$1`, and those that its countries had in the 30 days before it; at the moment `$2`, for whoever is `$3` and `$4`. */
export const TRIP_ALERT_RECORDS = {
  ...ALERT_RECORDS,
  where: `alert.id in (
    select link.alert_id from trip_alerts link where link.trip_id = $1
    union
    select link.alert_id from trips trip
    join destinations destination on destination.trip_id = trip.id
    join alert_countries link on link.country_id = destination.country_id
      and link.issued_at >= first_moment(trip.start - 30)
      and link.issued_at < first_moment(trip.start) and link.issued_at <= $2
    where trip.id = $1) and ${OF_TRIP.where}`,
  filters: OF_TRIP.filters,
} satisfies Records;
