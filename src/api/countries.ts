import { Country, CountryMapData, ShortCountry } from '@/contract/country';

import type { ApiClient } from './client';
import { getList, getRecord, type Reading, type ReadOptions, type SinceOptions } from './reading';
import { toPath } from './to-path';

/** All of them, whole. */
export function listCountries(
  client: ApiClient,
  { since, ...options }: SinceOptions = {},
): Promise<Reading<Country[]>> {
  return getList(client, '/api/v1/countries', Country, options, { since });
}

/** All of them, without health and background. */
export function listShortCountries(
  client: ApiClient,
  { since, ...options }: SinceOptions = {},
): Promise<Reading<ShortCountry[]>> {
  return getList(client, '/api/v1/countries/short_list', ShortCountry, options, { since });
}

/** By id, slug or two-letter code, like everything else of a country. */
export function getCountry(
  client: ApiClient,
  country: string,
  options: ReadOptions = {},
): Promise<Reading<Country>> {
  return getRecord(client, toPath`/api/v1/countries/${country}`, Country, options);
}

export function getCountryMapData(
  client: ApiClient,
  country: string,
  options: ReadOptions = {},
): Promise<Reading<CountryMapData>> {
  return getRecord(client, toPath`/api/v1/countries/${country}/map_data`, CountryMapData, options);
}
