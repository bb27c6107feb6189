import { DiseaseCommentV2, MedicationCommentV2, VaccinationCommentV2 } from '@/contract/health-comment';

import type { ApiClient } from './client';
import { getList, type Reading, type ReadOptions } from './reading';
import { toPath } from './to-path';

export function listCountryDiseases(
  client: ApiClient,
  country: string,
  options: ReadOptions = {},
): Promise<Reading<DiseaseCommentV2[]>> {
  return getList(client, toPath`/api/v2/countries/${country}/diseases`, DiseaseCommentV2, options);
}

export function listCountryMedications(
  client: ApiClient,
  country: string,
  options: ReadOptions = {},
): Promise<Reading<MedicationCommentV2[]>> {
  return getList(client, toPath`/api/v2/countries/${country}/medications`, MedicationCommentV2, options);
}

export function listCountryVaccinations(
  client: ApiClient,
  country: string,
  options: ReadOptions = {},
): Promise<Reading<VaccinationCommentV2[]>> {
  return getList(client, toPath`/api/v2/countries/${country}/vaccinations`, VaccinationCommentV2, options);
}

export function listTripDiseases(
  client: ApiClient,
  tripId: string,
  options: ReadOptions = {},
): Promise<Reading<DiseaseCommentV2[]>> {
  return getList(client, toPath`/api/v2/trips/${tripId}/diseases`, DiseaseCommentV2, options);
}

export function listTripMedications(
  client: ApiClient,
  tripId: string,
  options: ReadOptions = {},
): Promise<Reading<MedicationCommentV2[]>> {
  return getList(client, toPath`/api/v2/trips/${tripId}/medications`, MedicationCommentV2, options);
}

export function listTripVaccinations(
  client: ApiClient,
  tripId: string,
  options: ReadOptions = {},
): Promise<Reading<VaccinationCommentV2[]>> {
  return getList(client, toPath`/api/v2/trips/${tripId}/vaccinations`, VaccinationCommentV2, options);
}
