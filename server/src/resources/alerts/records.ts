import { AlertHistoryQuery } from '@/contract/alert-query';

import { areasOf } from '../countries/areas';
import { countriesAmong } from '../countries/records';
import type { Filters } from '../lists';
import type { RecordShape, Records } from '../records';
import { AIRLINES_OF_ALERT, AIRPORTS_BY_NAME, airportsAmong, idsOf } from './documents';
import { whatIsHeardOf } from '../alert-filters/what-is-heard-of';
import { COUNTRY_ALERTS, NEWEST_FIRST } from './queries';

/** With the airports of all countries that it names for that: by these alone it is told whose flight it concerns. */
const AIRPORTS = airportsAmong(`${AIRPORTS_BY_NAME} union
  select near.id from alert_airport_countries link join airports near on near.country_id = link.country_id
  where link.alert_id = alert.id`);

const ALERT: RecordShape = {
  row: 'alert',
  isTranslated: true,
  document: (localized) => `json_build_object(
    'id', alert.id, 'created_at', wire_time(alert.created_at), 'updated_at', wire_time(alert.updated_at),
    'headline', ${localized.text('alert', 'headline')}, 'body', ${localized.text('alert', 'body')},
    'body_advice', ${localized.text('alert', 'body_advice')},
    'update_reason', ${localized.text('alert', 'update_reason')}, 'status', alert.status,
    'origin_alert_id', alert.origin_alert_id,
    'category', array_position(array['health', 'safety'], alert.category) - 1,
    'risk_level', array_position(array['low', 'medium', 'high'], alert.risk_level) - 1,
    'start', wire_time(alert.start), 'finish', wire_time(alert.finish),
    'safety_category_ids', ${idsOf('alert_safety_categories', 'safety_category_id')},
    'airlines', ${AIRLINES_OF_ALERT}, 'airports', ${AIRPORTS},
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

const listed = (value: string, type: string) => `any(string_to_array(${value}, ',')::${type}[])`;

/** By these alone whoever has the alerts of the past searches them. */
const HISTORY_FILTERS = {
  from: {
    schema: AlertHistoryQuery.shape.from,
    where: (value) => `alert.created_at >= first_moment(${value}::date)`,
    unwritten: `alert.created_at > $1::timestamptz - interval '30 days'`,
  },
  to: {
    schema: AlertHistoryQuery.shape.to,
    where: (value) => `alert.created_at < first_moment(${value}::date + 1)`,
  },
  country_codes: {
    schema: AlertHistoryQuery.shape.country_codes,
    where: (value) => `alert.id in (
      select link.alert_id from countries country join alert_countries link on link.country_id = country.id
      where country.country_code = ${listed(`upper(${value})`, 'text')})`,
  },
  categories: {
    schema: AlertHistoryQuery.shape.categories,
    where: (value) =>
      `array_position(array['health', 'safety'], alert.category) - 1 = ${listed(value, 'integer')}`,
  },
  risk_levels: {
    schema: AlertHistoryQuery.shape.risk_levels,
    where: (value) =>
      `array_position(array['low', 'medium', 'high'], alert.risk_level) - 1 = ${listed(value, 'integer')}`,
  },
  disease_id: {
    schema: AlertHistoryQuery.shape.disease_id,
    where: (value) => `alert.id in (
      select link.alert_id from diseases disease join alert_diseases link on link.disease_id = disease.id
      where disease.slug = lower(${value}) or disease.id::text = lower(${value}))`,
  },
  text: {
    schema: AlertHistoryQuery.shape.text,
    where: (value) => `alert.headline ilike contains(${value}) or alert.body ilike contains(${value})`,
  },
} satisfies Filters;

/** Those of the 30 days before the moment `$1`, for whoever is `$2` and `$3`; for whoever has the alerts of the past, from any day on. */
export const RECENT_ALERT_RECORDS = {
  ...ALERT_RECORDS,
  where: `alert.created_at <= $1 and ${RECENT.where}`,
  filters: { ...RECENT.filters, ...HISTORY_FILTERS },
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
