import type { Localized } from '../localized';

/** SQL: a division or region, aliased `area`, as it leaves the service. */
export const areaDocument = (localized: Localized) =>
  `json_build_object('id', area.id, 'name', ${localized.text('area', 'name')}, 'country_id', area.country_id,
  'travel_status', area.travel_status, 'topo_json', area.topo_json::json)`;

/** SQL: the divisions or regions that an alert or advisory names. */
export function areasOf(
  kind: 'division' | 'region',
  owner: 'alert' | 'advisory',
  localized: Localized,
): string {
  return `coalesce((
    select json_agg(${areaDocument(localized)} order by area.name)
    from ${owner}_${kind}s link join country_${kind}s area on area.id = link.country_${kind}_id
    where link.${owner}_id = ${owner}.id), '[]')`;
}
