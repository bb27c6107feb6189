import type { Reader } from './store-database';

/** An alert or advisory of a trip, as far as a list shows it: with its drawings it may be a hundred times as large. */
export interface NewsItem {
  kind: 'alert' | 'advisory';
  id: string;
  headline: string;
  /** `advisory` for those; else as the service names it. */
  category: string;
  /** As the service names it; null for advisories. */
  risk: string | null;
  /** The worst travel status among the areas it names; null where it names none. */
  worstArea: number | null;
  /** The day it was issued. */
  issued: string;
  start: string | null;
  finish: string | null;
  /** Advisories have no such mark, and count as read. */
  read: boolean;
  countryIds: string[];
  /** Names of the provinces and municipalities it names. */
  areas: string[];
  tripIds: string[];
  /** False where every trip that has it began after it was issued, or the service has closed it. */
  isCurrent: boolean;
}

interface NewsRow extends Omit<NewsItem, 'read' | 'countryIds' | 'areas' | 'tripIds' | 'isCurrent'> {
  read: number;
  countryIds: string;
  areas: string;
  tripIds: string;
  isCurrent: number;
}

const AREAS = `(
  select value from json_each(item.record, '$.country_divisions')
  union all select value from json_each(item.record, '$.country_regions'))`;
const AREA_NAMES = `(
  select json_group_array(value ->> '$.name') from ${AREAS} where value ->> '$.name' is not null)`;
const WORST_AREA = `(select max(value ->> '$.travel_status') from ${AREAS})`;

const ofTrips = (part: string, isCurrent: 0 | 1) => `
  select members.item_id, trips.id as trip_id, ${isCurrent} as is_current
  from trips join members on members.download = 'trip/' || trips.id || '/${part}' where trips.removed = 0`;

const SELECT = `
  with found as (${ofTrips('alerts', 1)} union all ${ofTrips('past-alerts', 0)}),
    alerts_found as (select item_id, json_group_array(distinct trip_id) as trip_ids, max(is_current) as is_current
      from found group by item_id),
    advisories_found as (select item_id, json_group_array(distinct trip_id) as trip_ids
      from (${ofTrips('advisories', 1)}) group by item_id)
  select 'alert' as kind, item.id, item.headline, item.category, item.record ->> '$.risk_level' as risk,
    ${WORST_AREA} as worstArea, item.issued, item.record ->> '$.start' as start, item.finish,
    max(item.read_here, item.read_by_service) as read,
    coalesce(item.record -> '$.country_ids', '[]') as countryIds, ${AREA_NAMES} as areas,
    trip_ids as tripIds, is_current as isCurrent
  from alerts_found join alerts item on item.id = item_id
  union all
  select 'advisory', item.id, item.headline, 'advisory', null, ${WORST_AREA}, item.issued, null, null, 1,
    json_array(item.country_id), ${AREA_NAMES}, trip_ids, coalesce(item.record ->> '$.status', 0) = 0
  from advisories_found join advisories item on item.id = item_id
  order by issued desc, id`;

/** Of all trips, each once, the newest first. */
export async function listNews(reader: Reader): Promise<NewsItem[]> {
  const rows = await reader.all<NewsRow>(SELECT);
  return rows.map((row) => ({
    ...row,
    read: row.read === 1,
    isCurrent: row.isCurrent === 1,
    countryIds: JSON.parse(row.countryIds) as string[],
    areas: JSON.parse(row.areas) as string[],
    tripIds: JSON.parse(row.tripIds) as string[],
  }));
}
