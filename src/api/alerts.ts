import { Alert, AlertFromPush, type TripAlerts } from '@/contract/alert';

import type { ApiClient } from './client';
import { readTripAlerts } from './read-trip-alerts';
import { getList, getReading, getRecord, type Reading, type ReadOptions } from './reading';
import { toPath } from './to-path';
import { type WriteOptions, writeOnly, type Writing } from './writing';

/** Also what the traveller's own filters leave out: the device leaves it out by itself, so that a change of them needs no network. */
export const ALL = { all: 1 } as const;

/** Those issued during the trip, and those issued before it began. */
export function listTripAlerts(
  client: ApiClient,
  tripId: string,
  options: ReadOptions = {},
): Promise<Reading<TripAlerts>> {
  return getReading(client, toPath`/api/v1/trips/${tripId}/alerts`, options, readTripAlerts, ALL);
}

/** Those of the past month. */
export function listCountryAlerts(
  client: ApiClient,
  country: string,
  options: ReadOptions = {},
): Promise<Reading<Alert[]>> {
  return getList(client, toPath`/api/v1/countries/${country}/alerts`, Alert, options, ALL);
}

/** The alert that a push message named, and the trips it touches. */
export function getAlertFromPush(
  client: ApiClient,
  alertId: string,
  options: ReadOptions = {},
): Promise<Reading<AlertFromPush>> {
  return getRecord(client, toPath`/api/v1/alerts/${alertId}/from_push`, AlertFromPush, options);
}

export function markAlertRead(
  client: ApiClient,
  alertId: string,
  options: WriteOptions,
): Promise<Writing<null>> {
  return writeOnly(client, { method: 'PUT', path: toPath`/api/v1/alerts/${alertId}/mark_read` }, options);
}
