import { Disease, Medication, Vaccination } from '@/contract/health-library';

import type { ApiClient } from './client';
import { getList, getRecord, type Reading, type ReadOptions } from './reading';
import { toPath } from './to-path';

export function listDiseases(client: ApiClient, options: ReadOptions = {}): Promise<Reading<Disease[]>> {
  return getList(client, '/api/v1/diseases', Disease, options);
}

export function getDisease(
  client: ApiClient,
  diseaseId: string,
  options: ReadOptions = {},
): Promise<Reading<Disease>> {
  return getRecord(client, toPath`/api/v1/diseases/${diseaseId}`, Disease, options);
}

export function listMedications(
  client: ApiClient,
  options: ReadOptions = {},
): Promise<Reading<Medication[]>> {
  return getList(client, '/api/v1/medications', Medication, options);
}

export function getMedication(
  client: ApiClient,
  medicationId: string,
  options: ReadOptions = {},
): Promise<Reading<Medication>> {
  return getRecord(client, toPath`/api/v1/medications/${medicationId}`, Medication, options);
}

export function listVaccinations(
  client: ApiClient,
  options: ReadOptions = {},
): Promise<Reading<Vaccination[]>> {
  return getList(client, '/api/v1/vaccinations', Vaccination, options);
}

export function getVaccination(
  client: ApiClient,
  vaccinationId: string,
  options: ReadOptions = {},
): Promise<Reading<Vaccination>> {
  return getRecord(client, toPath`/api/v1/vaccinations/${vaccinationId}`, Vaccination, options);
}
