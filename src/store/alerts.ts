import type { Alert, AlertFromPush, TripAlerts } from '@/contract/alert';
import type { Moment } from '@/domain/alert-period';

import { alerts as ALERTS } from './aggregates/alerts';
import { phaseOf, toParameters } from './alert-phase';
import { ALONE, type Standing } from './answer-order';
import { downloadNames, nameInSql } from './download-kinds';
import { replaceMembers, type Extent } from './downloads';
import { alertLeftOut } from './left-out';
import { saveRecords, toRecord } from './rows';
import { savingInto } from './saving-lists';
import type { Reader, Transaction } from './store-database';
import { IS_MUTED } from './trips';

export interface StoredAlert {
  alert: Alert;
  /** Read here or, as the service knows, on another device. */
  read: boolean;
}

interface AlertRow {
  record: string;
  read: number;
}

const READ = 'max(read_here, read_by_service) as read';
const BY_URGENCY = 'risk desc, issued desc, id';
const ofTrips = (which: string) => `select item_id from members where download in (
  select ${nameInSql('tripAlerts', 'trips.id')} from trips where ${which}
  union all select ${nameInSql('tripPastAlerts', 'trips.id')} from trips where ${which})`;
/** Of trips that the traveller has not removed. */
export const OF_TRIPS = ofTrips('removed = 0');
/** Of those that the traveller has not muted either. */
export const OF_LOUD_TRIPS = ofTrips(`removed = 0 and not (${IS_MUTED})`);

function toStoredAlert(row: AlertRow): StoredAlert {
  return { alert: toRecord<Alert>(row), read: row.read === 1 };
}

export async function getAlert(reader: Reader, id: string): Promise<StoredAlert | null> {
  const row = await reader.first<AlertRow>(`select record, ${READ} from alerts where id = ?`, [id]);
  return row && toStoredAlert(row);
}

async function listDownloaded(reader: Reader, download: string): Promise<StoredAlert[]> {
  const rows = await reader.all<AlertRow>(
    `select alerts.record, ${READ} from members join alerts on alerts.id = members.item_id
     where members.download = ? order by ${BY_URGENCY}`,
    [download],
  );
  return rows.map(toStoredAlert);
}

/** Issued during the trip, most urgent first. */
export function listTripAlerts(reader: Reader, tripId: string): Promise<StoredAlert[]> {
  return listDownloaded(reader, downloadNames.tripAlerts(tripId));
}

/** Issued before the trip began. */
export function listPastTripAlerts(reader: Reader, tripId: string): Promise<StoredAlert[]> {
  return listDownloaded(reader, downloadNames.tripPastAlerts(tripId));
}

export function listCountryAlerts(reader: Reader, countryId: string): Promise<StoredAlert[]> {
  return listDownloaded(reader, downloadNames.countryAlerts(countryId));
}

/** With their drawings, which only a map needs. */
export async function listAlertsById(reader: Reader, ids: readonly string[]): Promise<Alert[]> {
  const rows = await reader.all<{ record: string }>(
    'select record from alerts where id in (select value from json_each(?)) order by id',
    [JSON.stringify(ids)],
  );
  return rows.map((row) => toRecord<Alert>(row));
}

export async function saveAlerts(
  transaction: Transaction,
  alerts: readonly Alert[],
  standing: Standing = ALONE,
): Promise<void> {
  await saveRecords(transaction, ALERTS, alerts, standing);
}

/** Of a list that names alerts and says nothing else of them. */
export const saveListedAlerts = savingInto(ALERTS);

/** An alert that a push message named, with the trips that the service says it touches. */
export async function savePushedAlert(
  transaction: Transaction,
  { alert, trip_ids }: AlertFromPush,
  _extent: Extent = 'whole',
  standing: Standing = ALONE,
): Promise<void> {
  await saveAlerts(transaction, [alert], standing);
  const details = { trip_ids };
  await replaceMembers(transaction, downloadNames.singleAlert(alert.id), [{ id: alert.id, details }]);
}

export async function listTripsOfPushedAlert(reader: Reader, alertId: string): Promise<string[]> {
  const rows = await reader.all<{ id: string }>(
    `select trip.value as id from members, json_each(members.details, '$.trip_ids') trip where download = ?`,
    [downloadNames.singleAlert(alertId)],
  );
  return rows.map(({ id }) => id);
}

/** High risk, in force, not only of trips that the traveller muted, and not of what they do not want to hear of. */
export async function listAlertsToWarnOf(reader: Reader, moment: Moment): Promise<Alert[]> {
  const rows = await reader.all<{ record: string }>(
    `select record from alerts
     where risk = 2 and ${phaseOf('start', 'finish')} = 'now' and not ${alertLeftOut('alerts')}
       and (id not in (${OF_TRIPS}) or id in (${OF_LOUD_TRIPS}))`,
    toParameters(moment),
  );
  return rows.map((row) => toRecord<Alert>(row));
}

/** Replaces what is known of the trip's alerts; what was read stays read. */
export async function saveTripAlerts(
  transaction: Transaction,
  tripId: string,
  { trip_alerts, past_alerts }: TripAlerts,
  extent: Extent = 'whole',
  standing: Standing = ALONE,
): Promise<void> {
  await saveAlerts(
    transaction,
    trip_alerts.map(({ alert }) => alert),
    standing,
  );
  await replaceMembers(
    transaction,
    downloadNames.tripAlerts(tripId),
    trip_alerts.map(({ alert: _alert, read: _read, ...details }) => ({ id: details.alert_id, details })),
    extent,
  );
  await saveListedAlerts(transaction, downloadNames.tripPastAlerts(tripId), past_alerts, extent, standing);
  const readIds = trip_alerts.filter((tripAlert) => tripAlert.read).map((tripAlert) => tripAlert.alert_id);
  await transaction.run(
    `update alerts set read_by_service = 1
     where read_by_service = 0 and id in (select value from json_each(?))`,
    [JSON.stringify(readIds)],
  );
}

/** False where it was read already: then there is nothing to tell the service. */
export async function markAlertRead(transaction: Transaction, id: string): Promise<boolean> {
  const changed = await transaction.run(
    'update alerts set read_here = 1 where id = ? and read_here = 0 and read_by_service = 0',
    [id],
  );
  return changed > 0;
}
