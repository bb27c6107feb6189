import { areasOf } from '../countries/areas';
import { NAMED_AIRLINE } from '../airlines/records';
import { NAMED_AIRPORT } from '../airports/records';
import type { Rendered } from '../rendered-documents';
import type { Localized } from '../localized';

/** SQL: what the row `alert` is linked to. */
export const idsOf = (table: string, column: string, condition = 'true') => `coalesce((
  select json_agg(link.${column} order by link.${column}) from ${table} link
  where link.alert_id = alert.id and ${condition}), '[]')`;

const countries = (localized: Localized) => `coalesce((
  select json_agg(json_build_object('id', country.id, 'name', ${localized.text('country', 'name')},
    'travel_status', country.travel_status,
    'topo_json', case when link.whole then country.topo_json::json end) order by country.name)
  from alert_countries link join countries country on country.id = link.country_id
  where link.alert_id = alert.id), '[]')`;

/** SQL: the airlines that the row `alert` is about. */
export const AIRLINES_OF_ALERT = `coalesce((
  select json_agg(json_build_object(${NAMED_AIRLINE}) order by airline.name, airline.id)
  from alert_airlines link join airlines airline on airline.id = link.airline_id
  where link.alert_id = alert.id), '[]')`;

/** SQL: those airports whose ids this tells. */
export const airportsAmong = (ids: string) => `coalesce((
  select json_agg(json_build_object(${NAMED_AIRPORT}) order by airport.name, airport.id)
  from airports airport where airport.id in (${ids})), '[]')`;

/** SQL: the ids of those airports that it names one by one. */
export const AIRPORTS_BY_NAME =
  'select link.airport_id from alert_airports link where link.alert_id = alert.id';

export const ALERTS: Rendered = {
  table: 'alerts',
  row: 'alert',
  document: (localized) => `json_build_object(
    'id', alert.id, 'slug', alert.slug,
    'created_at', wire_day(alert.created_at), 'updated_at', wire_day(alert.updated_at),
    'start', wire_time(alert.start), 'finish', wire_time(alert.finish),
    'headline', ${localized.text('alert', 'headline')}, 'body', ${localized.text('alert', 'body')},
    'body_advice', ${localized.text('alert', 'body_advice')},
    'category', alert.category, 'risk_level', alert.risk_level, 'incubation', alert.incubation,
    'country_ids', ${idsOf('alert_countries', 'country_id')},
    'disease_ids', ${idsOf('alert_diseases', 'disease_id')},
    'safety_ids', ${idsOf('alert_safety_categories', 'safety_category_id')},
    'full_country_ids', ${idsOf('alert_countries', 'country_id', 'link.whole')},
    'origin_alert_id', alert.origin_alert_id,
    'alert_sources', alert.sources, 'alert_locations', alert.locations,
    'countries', ${countries(localized)},
    'country_divisions', ${areasOf('division', 'alert', localized)},
    'country_regions', ${areasOf('region', 'alert', localized)},
    'country_division_ids', ${idsOf('alert_divisions', 'country_division_id')},
    'country_region_ids', ${idsOf('alert_regions', 'country_region_id')},
    'status', alert.status, 'update_reason', ${localized.text('alert', 'update_reason')},
    'airlines', ${AIRLINES_OF_ALERT}, 'airports', ${airportsAmong(AIRPORTS_BY_NAME)})`,
};
