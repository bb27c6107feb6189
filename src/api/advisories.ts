import { Advisory } from '@/contract/advisory';

import { ALL } from './alerts';
import type { ApiClient } from './client';
import { getList, getRecord, type Reading, type ReadOptions } from './reading';
import { toPath } from './to-path';

export function listTripAdvisories(
  client: ApiClient,
  tripId: string,
  options: ReadOptions = {},
): Promise<Reading<Advisory[]>> {
  return getList(client, toPath`/api/v1/trips/${tripId}/advisories`, Advisory, options, ALL);
}

export function getAdvisory(
  client: ApiClient,
  advisoryId: string,
  options: ReadOptions = {},
): Promise<Reading<Advisory>> {
  return getRecord(client, toPath`/api/v1/advisories/${advisoryId}`, Advisory, options);
}

export function listCountryAdvisories(
  client: ApiClient,
  country: string,
  options: ReadOptions = {},
): Promise<Reading<Advisory[]>> {
  return getList(client, toPath`/api/v1/countries/${country}/advisories`, Advisory, options, ALL);
}
