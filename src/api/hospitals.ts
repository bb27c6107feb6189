import { Hospital } from '@/contract/hospital';

import type { ApiClient } from './client';
import { getList, type Reading, type ReadOptions } from './reading';
import { toPath } from './to-path';

export function listTripHospitals(
  client: ApiClient,
  tripId: string,
  options: ReadOptions = {},
): Promise<Reading<Hospital[]>> {
  return getList(client, toPath`/api/v1/trips/${tripId}/hospitals`, Hospital, options);
}

export function listCountryHospitals(
  client: ApiClient,
  country: string,
  options: ReadOptions = {},
): Promise<Reading<Hospital[]>> {
  return getList(client, toPath`/api/v1/countries/${country}/hospitals`, Hospital, options);
}
