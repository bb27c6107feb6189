import type { AlertPhase, Moment } from '@/domain/alert-period';

import { phaseOf, toParameters } from './alert-phase';
import { nameInSql } from './download-kinds';
import { advisoryLeftOut, alertLeftOut } from './left-out';
import { ABOUT_COUNTRY, CONCERNING, CONCERNING_ALERTS, IS_NEW, OF_TRIP, type Sources } from './news-sources';
import type { Reader } from './store-database';

/** An alert or advisory, as far as a list shows it: with its drawings it may be a hundred times as large. */
export interface NewsItem {
  kind: 'alert' | 'advisory';
  id: string;
  headline: string;
  /** `advisory` for those; else as the service names it. */
  category: string;
  /** As the service names it; null for advisories. */
  risk: string | null;
  /** Of an advisory: the worst travel status among the areas it names; null where it names none. */
  worstArea: number | null;
  /** The day it was issued. */
  issued: string;
  start: string | null;
  finish: string | null;
  /** An advisory is in force until the service closes it. */
  phase: AlertPhase;
  /** Advisories have no such mark, and count as read. */
  read: boolean;
  /** The names of its countries, as the service calls them, and their codes. */
  countries: string[];
  countryCodes: string[];
  /** Names of the provinces and municipalities it names. */
  areas: string[];
  /** Of trips that are not over. */
  tripIds: string[];
  /** It is where the traveller is. */
  isAround: boolean;
  /** How far from the traveller, when that was last reckoned: 0 is inside of it, null is nowhere in particular. */
  metres: number | null;
}

type Plain = 'read' | 'countries' | 'countryCodes' | 'areas' | 'tripIds' | 'isAround';
type NewsRow = Omit<NewsItem, Plain> &
  Record<'read' | 'isAround' | 'rank', number> &
  Record<'countries' | 'countryCodes' | 'countryIds' | 'areas' | 'tripIds', string>;

/** Each once, whatever brought it. */
const once = (source: string) => `
  select item_id, json_group_array(distinct trip_id) filter (where trip_id is not null) as tripIds,
    max(around) as isAround, min(metres) as metres
  from (${source}) group by item_id`;

/** Names of columns as of a `NewsItem`, and what `byUrgency` orders by. No record is read. */
const listed = ({ alerts, advisories }: Sources) => `
  select 'alert' as kind, item.id, item.headline, item.category, item.risk_level as risk, null as worstArea,
    item.issued, item.start, item.finish, ${phaseOf('item.start', 'item.finish')} as phase,
    max(item.read_here, item.read_by_service) as read, item.country_ids as countryIds, item.areas,
    tripIds, isAround, metres, item.risk as rank
  from (${once(alerts)}) join alerts item on item.id = item_id
  where not ${alertLeftOut('item')}
  union all
  select 'advisory', item.id, item.headline, 'advisory', null, item.worst_area, item.issued, null, null,
    iif(item.closed, 'over', 'now'), 1, json_array(item.country_id), item.areas, tripIds, isAround, metres,
    iif(item.worst_area between 0 and 2, item.worst_area, 1)
  from (${once(advisories)}) join advisories item on item.id = item_id
  where not ${advisoryLeftOut('item')}`;

const BY_URGENCY = `phase = 'over', rank desc, phase = 'soon', kind = 'advisory', isAround desc, issued desc, id`;

/** The countries are named for those that are chosen only. */
const choose = (sources: Sources, which = '') => `
  select chosen.*, (select json_group_array(name) from countries
    where countries.id in (select value from json_each(countryIds))) as countries,
    (select json_group_array(code) from countries
    where countries.id in (select value from json_each(countryIds))) as countryCodes
  from (select * from (${listed(sources)}) ${which}) chosen
  order by ${BY_URGENCY}`;

const ALL = choose(CONCERNING);
const MOST_URGENT = choose(CONCERNING, `where phase <> 'over' order by ${BY_URGENCY} limit ?3`);
const ALL_OF_TRIP = choose(OF_TRIP);
const ALL_ABOUT_COUNTRY = choose(ABOUT_COUNTRY);

/** Everything that concerns the traveller, each once, the most urgent first. */
export async function listNews(reader: Reader, moment: Moment): Promise<NewsItem[]> {
  return (await reader.all<NewsRow>(ALL, toParameters(moment))).map(toNewsItem);
}

/** The first of them that are not over. */
export async function listUrgentNews(reader: Reader, moment: Moment, most: number): Promise<NewsItem[]> {
  return (await reader.all<NewsRow>(MOST_URGENT, [...toParameters(moment), most])).map(toNewsItem);
}

/** Of one trip, be it over. */
export async function listTripNews(reader: Reader, tripId: string, moment: Moment): Promise<NewsItem[]> {
  return (await reader.all<NewsRow>(ALL_OF_TRIP, [...toParameters(moment), tripId])).map(toNewsItem);
}

/** All that is on this device about a country. */
export async function listCountryNews(
  reader: Reader,
  countryId: string,
  moment: Moment,
): Promise<NewsItem[]> {
  return (await reader.all<NewsRow>(ALL_ABOUT_COUNTRY, [...toParameters(moment), countryId])).map(toNewsItem);
}

const OF_A_TRIP = (['tripAlerts', 'tripPastAlerts', 'tripAdvisories'] as const)
  .map((kind) => nameInSql(kind, 'trips.id'))
  .join(', ');

/** The trips that have it, also those that are over; not those that were removed. */
export async function listTripsOfNews(reader: Reader, itemId: string): Promise<string[]> {
  const rows = await reader.all<{ id: string }>(
    `select id from trips where removed = 0 and exists (select 1 from members
       where item_id = ? and download in
         (${OF_A_TRIP}))`,
    [itemId],
  );
  return rows.map(({ id }) => id);
}

/** Alerts that concern the traveller, were issued on that day or since, are not over and not read. */
export async function countNewAlerts(reader: Reader, moment: Moment, since = ''): Promise<number> {
  const row = await reader.first<{ count: number }>(
    `select count(*) as count from (${CONCERNING_ALERTS}) join alerts item on item.id = item_id
     where ${IS_NEW} and item.issued >= ?3`,
    [...toParameters(moment), since],
  );
  return row?.count ?? 0;
}

function toNewsItem({ rank: _rank, countryIds: _ids, ...row }: NewsRow): NewsItem {
  return {
    ...row,
    read: row.read === 1,
    isAround: row.isAround === 1,
    countries: JSON.parse(row.countries) as string[],
    countryCodes: JSON.parse(row.countryCodes) as string[],
    areas: JSON.parse(row.areas) as string[],
    tripIds: JSON.parse(row.tripIds) as string[],
  };
}
