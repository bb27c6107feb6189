import { DiseaseOutbreak } from '@/contract/disease-outbreak';

import type { ApiClient } from './client';
import { getList, type Reading, type ReadOptions } from './reading';
import { toPath } from './to-path';

/** Those that go on. */
export function listCountryOutbreaks(
  client: ApiClient,
  country: string,
  options: ReadOptions = {},
): Promise<Reading<DiseaseOutbreak[]>> {
  return getList(client, toPath`/api/v2/countries/${country}/disease_outbreaks`, DiseaseOutbreak, options);
}
