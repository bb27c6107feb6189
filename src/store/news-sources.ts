import { phaseOf } from './alert-phase';
import { downloadNames, nameInSql, type DownloadKind } from './download-kinds';
import { alertLeftOut } from './left-out';

const ofTrips = (kind: DownloadKind, which: string) => `
  select members.item_id, trips.id as trip_id, 0 as around, null as metres
  from trips join members on members.download = ${nameInSql(kind, 'trips.id')}
  where trips.removed = 0 and ${which}`;
const ofAround = (download: string) => `
  select item_id, null as trip_id, 1 as around, details ->> '$.metres' as metres
  from members where download = '${download}'`;

/** SQL for what is found, by item: the trip that has it, whether it is around the traveller, and how far. */
export interface Sources {
  alerts: string;
  advisories: string;
}

const ofWhichTrips = (which: string): Sources => ({
  alerts: `${ofTrips('tripAlerts', which)} union all ${ofTrips('tripPastAlerts', which)}`,
  advisories: ofTrips('tripAdvisories', which),
});

const beside = ({ alerts, advisories }: Sources): Sources => ({
  alerts: `${alerts} union all ${ofAround(downloadNames.alertsAround)}`,
  advisories: `${advisories} union all ${ofAround(downloadNames.advisoriesAround)}`,
});

/** What concerns the traveller: where a trip leads that is not over, and where they are. `?1` is today. */
export const CONCERNING = beside(ofWhichTrips('trips.finish >= ?1'));
/** The ids of those of them that are alerts. */
export const CONCERNING_ALERTS = `select distinct item_id from (${CONCERNING.alerts})`;
/** SQL for an alert `item`: nobody has read it, it is not too late to, and the traveller wants to hear of it. What is over is news to nobody. */
export const IS_NEW = `item.read_here = 0 and item.read_by_service = 0
  and ${phaseOf('item.start', 'item.finish')} <> 'over' and not ${alertLeftOut('item')}`;

/** `?3` is its id. */
export const OF_TRIP = ofWhichTrips('trips.id = ?3');
/** What came for the country `?3`, and what came otherwise and is about it. */
export const ABOUT_COUNTRY: Sources = {
  alerts: `select item_id, null as trip_id, 0 as around, null as metres from members
    where download = ${nameInSql('countryAlerts', '?3')}
    union all select found.* from (${beside(ofWhichTrips('true')).alerts}) found
    where exists (select 1 from alerts, json_each(alerts.country_ids) where alerts.id = item_id and value = ?3)`,
  advisories: `select item_id, null as trip_id, 0 as around, null as metres from members
    where download = ${nameInSql('countryAdvisories', '?3')}
    union all select found.* from (${beside(ofWhichTrips('true')).advisories}) found
    where exists (select 1 from advisories where id = item_id and country_id = ?3)`,
};
