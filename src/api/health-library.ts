import { Disease, Medication, Vaccination } from '@/contract/health-library';

import type { ApiClient } from './client';
import { getList, type Reading, type ReadOptions } from './reading';

export function listDiseases(client: ApiClient, options: ReadOptions = {}): Promise<Reading<Disease[]>> {
  return getList(client, '/api/v1/diseases', Disease, options);
}

export function listMedications(
  client: ApiClient,
  options: ReadOptions = {},
): Promise<Reading<Medication[]>> {
  return getList(client, '/api/v1/medications', Medication, options);
}

export function listVaccinations(
  client: ApiClient,
  options: ReadOptions = {},
): Promise<Reading<Vaccination[]>> {
  return getList(client, '/api/v1/vaccinations', Vaccination, options);
}
